const MAX_SECONDS = 3600;
/** What to wait when the provider does not say: a second for its rate, ten minutes for what it allows in a day or month. */
const UNSAID_RATE_SECONDS = 1;
const UNSAID_QUOTA_SECONDS = 600;

/** How long a provider that answered "too many" wants to hear nothing, in seconds. */
export function providerPause(errorName: string, headers: Record<string, string> | null): number {
  const said = [headers?.['retry-after'], headers?.['ratelimit-reset']]
    .map((value) => (value && /^\d+(\.\d+)?$/.test(value) ? Number(value) : null))
    .find((seconds) => seconds !== null);
  const unsaid = errorName.includes('quota') ? UNSAID_QUOTA_SECONDS : UNSAID_RATE_SECONDS;
  return Math.min(Math.max(1, Math.ceil(said ?? unsaid)), MAX_SECONDS);
}
