/** As `timebox` in supabase/config.toml, which a hosted project may not have. */
const WORKING_DAY_SECONDS = 8 * 3600;

/**
 * Whether the sign-in that a token stems from is a working day ago.
 * @param token whose signature has been checked
 */
export function isPastWorkingDay(token: string, now = Date.now()): boolean {
  const signedIn = timesIn(token);
  return signedIn.length > 0 && now / 1000 - Math.max(...signedIn) > WORKING_DAY_SECONDS;
}

/** When the person showed who they are, by each method. */
function timesIn(token: string): number[] {
  const { amr } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    amr?: { timestamp?: unknown }[];
  };
  return (amr ?? []).flatMap(({ timestamp }) => (typeof timestamp === 'number' ? [timestamp] : []));
}
