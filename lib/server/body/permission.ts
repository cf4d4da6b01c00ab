import http, { type IncomingHttpHeaders } from 'node:http';
import type { OwnPlace } from '../answers/loopback.ts';

export type Verdict =
  | { allowed: true; cookies: string[] }
  | { allowed: false; status: number; message: string };

const TIMEOUT_MS = 8000;
const NO_ANSWER = 'The site does not answer. Please try again.';
/** What belongs to the body, or to this connection alone. */
const NOT_PASSED = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'if-modified-since',
  'if-none-match',
  'next-action',
  'transfer-encoding',
]);

/** Asks an address of this site whether the caller with these headers may send what they are about to. */
export function askPermission(
  own: OwnPlace,
  address: string,
  headers: IncomingHttpHeaders,
): Promise<Verdict> {
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED.has(name)));
  return new Promise((resolve) => {
    const failed = () => resolve({ allowed: false, status: 503, message: NO_ANSWER });
    const question = http.get({ ...own, path: address, headers: passed, timeout: TIMEOUT_MS }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', failed);
      answer.on('end', () => {
        const status = answer.statusCode ?? 503;
        const cookies = answer.headers['set-cookie'] ?? [];
        if (status === 204) return resolve({ allowed: true, cookies });
        resolve({
          allowed: false,
          status: status < 400 ? 503 : status,
          message: messageIn(Buffer.concat(chunks).toString('utf8')),
        });
      });
    });
    question.on('error', failed).on('timeout', () => question.destroy(new Error('no answer')));
  });
}

function messageIn(body: string): string {
  try {
    return String(JSON.parse(body).message);
  } catch {
    return '';
  }
}

/** The cookies of a request after an answer has set some, as the browser will send them from now on. */
export function renewedCookies(cookie: string | undefined, set: readonly string[]): string {
  const cookies = new Map<string, string>();
  for (const pair of [...(cookie ?? '').split('; '), ...set.map((line) => line.split(';', 1)[0] ?? '')]) {
    const [name = ''] = pair.split('=', 1);
    if (name) cookies.set(name, pair);
  }
  return [...cookies.values()].join('; ');
}
