import { PLAIN_POLICY, securityHeaders } from '../security/headers.ts';

/** What an answer is given that does not bring its own: not everything passes Next. */
export const defaultHeaders = [...securityHeaders, { key: 'Content-Security-Policy', value: PLAIN_POLICY }];

/** An answer to what was not even a request: the parser of Node gave up on it. */
export function rawRefusal(code: string | undefined): string {
  const status = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const lines = [...defaultHeaders, { key: 'Connection', value: 'close' }].map(
    ({ key, value }) => `${key}: ${value}`,
  );
  return [`HTTP/1.1 ${status}`, ...lines, 'Content-Length: 0', '', ''].join('\r\n');
}
