import type { ServerResponse } from 'node:http';
import { PLAIN_POLICY, securityHeaders } from '../security/headers.ts';

const defaults = [...securityHeaders, { key: 'Content-Security-Policy', value: PLAIN_POLICY }];

/** Gives an answer what it does not bring itself, at the moment it is sent: not everything passes Next. */
export function addDefaultHeaders(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...head: unknown[]) => {
    if (!response.headersSent)
      for (const { key, value } of defaults) if (!response.hasHeader(key)) response.setHeader(key, value);
    return Reflect.apply(writeHead, response, head);
  }) as typeof writeHead;
}

/** An answer to what was not even a request: the parser of Node gave up on it. */
export function rawRefusal(code: string | undefined): string {
  const status = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const lines = [...defaults, { key: 'Connection', value: 'close' }].map(
    ({ key, value }) => `${key}: ${value}`,
  );
  return [`HTTP/1.1 ${status}`, ...lines, 'Content-Length: 0', '', ''].join('\r\n');
}
