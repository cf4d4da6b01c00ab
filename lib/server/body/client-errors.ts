import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Says whose fault it was where Next says that it was ours: actions of ours answer a typed result and never throw
 * (lib/action/index.ts), so that what fails is an argument that could not be made out; and a file fails for a part of it that
 * it does not have.
 */
export function asClientErrors(request: IncomingMessage, response: ServerResponse): void {
  const status = statusFor(request);
  if (!status) return;
  const { writeHead } = response;
  response.writeHead = ((given: number, ...rest: unknown[]) =>
    Reflect.apply(writeHead, response, [given === 500 ? status : given, ...rest])) as typeof writeHead;
}

function statusFor({ headers, url = '' }: IncomingMessage): number | null {
  if (headers['next-action'] !== undefined) return 400;
  return headers.range !== undefined && /\.\w+(\?|$)/.test(url) ? 416 : null;
}
