const MAX_PAUSE_SECONDS = 6 * 3600;
const MAX_ATTEMPTS = 30;

/**
 * The pause after a failed attempt: doubled each time, up to six hours.
 * @param attempts made so far, the failed one included
 * @returns null when there is no point in going on; the delivery then waits for a person
 */
export function retryDelaySeconds(attempts: number, firstPauseSeconds: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(firstPauseSeconds * 2 ** (attempts - 1), MAX_PAUSE_SECONDS);
}
