import 'server-only';
import { errorCode, log } from '../log';
import {
  forgetRateLimits,
  hashAddress,
  type Limit,
  returnRateLimits,
  takeRateLimit,
} from '../request/rate-limit';
import { accountPrefix } from './login-buckets';

const TIMEOUT_MS = 3000;
/** What a forgetful person needs, and far too little for guessing. */
const FROM_ONE_ADDRESS: Limit = { perHour: 10, perDay: 30 };
const OF_ONE_ADDRESS: Limit = { perHour: 30, perDay: 100 };
/** From everywhere together: a hundred thousandth of what guessing a good password takes. */
const FROM_EVERYWHERE: Limit = { perHour: 60, perDay: 200 };
const OF_KNOWN_DEVICE: Limit = { perHour: 20, perDay: 60 };
const OF_PASSWORD_CHANGE: Limit = { perHour: 10, perDay: 30 };

export type Attempt =
  | { isAllowed: true; giveBack: () => Promise<void> }
  | { isAllowed: false; retryAfterSeconds: number };

/**
 * Draws on the attempts that are left. Those of an account are counted for each address apart, so that nobody uses up the
 * attempts of others; beyond them an account has a limit from everywhere together. A device on which somebody signed in to
 * this account before spends its own attempts alone: no stranger can shut its owner out. An account that does not exist
 * is counted like any other, and nothing is stored in clear.
 * @throws when the database does not answer: without a count nobody is let in
 */
export function takeLoginAttempt(email: string, address: string, device: string | null): Promise<Attempt> {
  const account = hashAddress(email);
  if (device) return takeAttempt([[`login-device:${account}:${device}`, OF_KNOWN_DEVICE]]);
  const source = hashAddress(address);
  return takeAttempt([
    [`${accountPrefix(account)}${source}`, FROM_ONE_ADDRESS],
    [`login-address:${source}`, OF_ONE_ADDRESS],
    [`${accountPrefix(account)}everywhere`, FROM_EVERYWHERE],
  ]);
}

/** For somebody signed in who states the present password. */
export function takePasswordAttempt(email: string): Promise<Attempt> {
  return takeAttempt([[`password-change:${hashAddress(email)}`, OF_PASSWORD_CHANGE]]);
}

/** Lifts every limit of an account: its password is another one now. Never throws. */
export async function forgetAttempts(email: string): Promise<void> {
  await forgetRateLimits(accountPrefix(hashAddress(email)), TIMEOUT_MS).catch((error) =>
    log.warn('login.attempts.kept', { code: errorCode(error) }),
  );
}

/** One after the other: what is refused by the first must not use up the rest. */
async function takeAttempt(limits: [bucket: string, limit: Limit][]): Promise<Attempt> {
  const taken: string[] = [];
  for (const [bucket, limit] of limits) {
    const wait = await takeRateLimit(bucket, limit, TIMEOUT_MS);
    if (wait > 0) return { isAllowed: false, retryAfterSeconds: wait };
    taken.push(bucket);
  }
  const giveBack = () =>
    returnRateLimits(taken, TIMEOUT_MS).catch((error) =>
      log.warn('login.attempts.kept', { code: errorCode(error) }),
    );
  return { isAllowed: true, giveBack };
}
