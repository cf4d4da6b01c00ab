import 'server-only';
import { hashAddress, takeRateLimit } from '../rate-limit';

const TIMEOUT_MS = 3000;
/** What a forgetful person needs, and far too little for guessing. */
const PER_ACCOUNT = { perHour: 10, perDay: 30 };
const PER_ADDRESS = { perHour: 30, perDay: 100 };

/**
 * Draws on the attempts that an account and an address have left; both fill up again by themselves. Neither is stored
 * in clear. An account that does not exist is counted like any other.
 * @returns 0 when allowed, else the seconds until it will be
 * @throws when the database does not answer: without a count nobody is let in
 */
export async function takeLoginAttempt(email: string, address: string): Promise<number> {
  const waits = await Promise.all([
    takeRateLimit(`login-account:${hashAddress(email)}`, PER_ACCOUNT, TIMEOUT_MS),
    takeRateLimit(`login-address:${hashAddress(address)}`, PER_ADDRESS, TIMEOUT_MS),
  ]);
  return Math.max(...waits);
}
