import type { IncomingMessage } from 'node:http';

/**
 * Says whose fault it was where Next says that it was ours: actions of ours answer a typed result and never throw
 * (lib/action/index.ts), so that what fails is an argument that could not be made out; and a file fails for a part of it that
 * it does not have.
 * @returns the status that is sent for one that Next gave
 */
export function clientErrors({ headers, url = '' }: IncomingMessage): (given: number) => number {
  const status = statusFor(headers, url) ?? 500;
  return (given) => (given === 500 ? status : given);
}

function statusFor(headers: IncomingMessage['headers'], url: string): number | null {
  if (headers['next-action'] !== undefined) return 400;
  return headers.range !== undefined && /\.\w+(\?|$)/.test(url) ? 416 : null;
}
