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
const OF_ONE_CODE: Limit = { perHour: 1, perDay: 24 };
const OF_LINKS: Limit = { perHour: 3, perDay: 10 };
const OF_INVITATIONS: Limit = { perHour: 20, perDay: 60 };

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

/**
 * For somebody who has shown their password and states a code of their second factor. Counted as passwords are, and lifted with
 * their limits.
 */
export function takeCodeAttempt(email: string, address: string, device: string | null): Promise<Attempt> {
  const account = hashAddress(email);
  if (device) return takeAttempt([[`login-device:${account}:${device}:code`, OF_KNOWN_DEVICE]]);
  return takeAttempt([
    [`${accountPrefix(account)}code:${hashAddress(address)}`, FROM_ONE_ADDRESS],
    [`${accountPrefix(account)}code:everywhere`, FROM_EVERYWHERE],
  ]);
}

/** A code is good once: Auth would take it again for as long as its clocks may differ. */
export function takeCode(email: string, code: string): Promise<Attempt> {
  return takeAttempt([[`used-code:${hashAddress(`${email} ${code}`)}`, OF_ONE_CODE]]);
}

/** For whoever asks for an e-mail with a link. */
export function takeLinkAttempt(email: string, address: string): Promise<Attempt> {
  return takeAttempt([
    [`link-address:${hashAddress(address)}`, OF_ONE_ADDRESS],
    [`link-account:${hashAddress(email)}`, OF_LINKS],
  ]);
}

/** For an owner who invites people. */
export function takeInvitation(ownerId: string): Promise<Attempt> {
  return takeAttempt([[`invitations:${ownerId}`, OF_INVITATIONS]]);
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
