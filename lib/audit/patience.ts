/** How often an address is asked for while its server says that it is too busy. */
const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;

/**
 * How long to wait before asking again, in milliseconds; null when the answer is to be taken as it is. A server is too busy
 * when it answers 429 (RFC 6585, section 4), or 503 with a Retry-After (RFC 9110, section 10.2.3).
 */
export function pauseBeforeNext({ status, headers }: Response, attempt: number): number | null {
  const wanted = headers.get('retry-after');
  const isBusy = status === 429 || (status === 503 && wanted !== null);
  if (!isBusy || attempt >= MAX_ATTEMPTS) return null;
  const pause = wanted === null ? FIRST_PAUSE_MS * 2 ** (attempt - 1) : millisecondsOf(wanted);
  return Number.isNaN(pause) || pause > MAX_PAUSE_MS ? null : Math.max(0, pause);
}

/** A Retry-After in seconds or as a date. */
function millisecondsOf(value: string): number {
  return /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
}
