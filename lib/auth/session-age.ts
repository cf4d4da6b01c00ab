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

/** For how long whoever came by a link may set a password without the one they forgot. */
const LINK_SECONDS = 30 * 60;

/**
 * Whether the sign-in was by a link of an e-mail, a short while ago.
 * @param token whose signature has been checked
 */
export function cameByLink(token: string, now = Date.now()): boolean {
  return methodsIn(token).some(
    ({ method, timestamp }) => method === 'otp' && now / 1000 - timestamp < LINK_SECONDS,
  );
}

/** When the person showed who they are, by each method. */
function timesIn(token: string): number[] {
  return methodsIn(token).map(({ timestamp }) => timestamp);
}

function methodsIn(token: string): { method: unknown; timestamp: number }[] {
  const { amr } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    amr?: { method?: unknown; timestamp?: unknown }[];
  };
  return (amr ?? []).flatMap(({ method, timestamp }) =>
    typeof timestamp === 'number' ? [{ method, timestamp }] : [],
  );
}
