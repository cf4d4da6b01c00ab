import 'server-only';
import { isDatabaseAway } from '../cache/page-cache/database-health';
import { inProcess } from '../cache/page-cache/in-process';
import { nullOnError } from '../lists/null-on-error';
import { errorCode, log } from '../log';
import { verifyCaptcha } from '../request/captcha';
import { hashAddress, takeRateLimit } from '../request/rate-limit';
import { takeLocalLimit } from '../request/rate-limit-local';
import { countdown } from '../request/time-limit';
import { createTurns } from '../request/turns';
import { recordEvent } from '../security/events';
import { type Allowance, allowanceFor, perVisitor } from './allowance';
import type { SubmissionOutcome } from './outcome';
import { reportUnstored } from './report-unstored';
import type { ContactRequest } from './request-schema';
import { isStored, storeSubmission } from './store';

/** Whatever hangs, the visitor has an answer within 5 s, the way there and back included. */
const ANSWER_MS = 3600;
const LIMIT_MS = 900;
const CAPTCHA_AFTER_FAILURE_MS = 800;
const STORE_AFTER_FAILURE_MS = 700;
const MAIL_MS = 900;

/** Two hundred enquiries at once would be late for each other's time limits, though the database takes one in 15 ms. */
const turns = inProcess('enquiry-turns', () => createTurns({ atOnce: 24, patienceMs: 500 }));

/**
 * Takes an enquiry in: honeypot, rate limit, captcha, storage, in this order (decision D5). When the database
 * does not take it, the whole enquiry goes to the staff by e-mail.
 * @param address of the visitor; only a keyed hash of it is ever stored
 */
export async function receiveSubmission(
  request: ContactRequest,
  address: string,
): Promise<SubmissionOutcome> {
  if (request.fax) {
    await recordEvent('enquiry.honeypot');
    return { kind: 'honeypot' };
  }
  const receiving = () => receive(request, address);
  return await (isDatabaseAway() ? receiving() : turns.take(receiving));
}

async function receive(request: ContactRequest, address: string): Promise<SubmissionOutcome> {
  const timeLeft = countdown(ANSWER_MS);
  const visitor = hashAddress(address);
  const first = await takeAllowance(perVisitor(visitor));
  if (first.wait > 0) return await limited(first.wait);

  const verdict = await verifyCaptcha(
    request.token,
    first.databaseUp ? timeLeft() - STORE_AFTER_FAILURE_MS - MAIL_MS : CAPTCHA_AFTER_FAILURE_MS,
  );
  if (verdict === 'refused') {
    // A token can be used once, and who used it may have died between storing and saying so.
    const storing = isStored(request, timeLeft());
    if (await nullOnError('submission.not_looked_for', storing)) return { kind: 'stored' };
    await recordEvent('enquiry.captcha');
    return { kind: 'captcha-refused' };
  }

  const allowance = allowanceFor(verdict, visitor, request.email);
  try {
    const wait = await storeSubmission(
      request,
      verdict,
      allowance,
      first.databaseUp ? timeLeft() - MAIL_MS : STORE_AFTER_FAILURE_MS,
    );
    return wait > 0 ? await limited(wait, verdict) : { kind: 'stored' };
  } catch (error) {
    log.error('submission.not_stored', { id: request.id, code: errorCode(error) });
    const wait = takeLocally(allowance);
    if (wait > 0) return await limited(wait, verdict);
    return (await reportUnstored(request, timeLeft())) ? { kind: 'mailed' } : { kind: 'lost-connection' };
  }
}

async function limited(retryAfterSeconds: number, detail?: string): Promise<SubmissionOutcome> {
  await recordEvent('enquiry.limited', { detail });
  return { kind: 'limited', retryAfterSeconds };
}

/** With the database away a lead is worth more than an exact count: this process counts by itself. */
async function takeAllowance(allowance: Allowance): Promise<{ wait: number; databaseUp: boolean }> {
  try {
    const [bucket = ''] = allowance.buckets;
    return { wait: await takeRateLimit(bucket, allowance.limit, LIMIT_MS), databaseUp: true };
  } catch (error) {
    log.warn('rate_limit.unavailable', { code: errorCode(error) });
    return { wait: takeLocally(allowance), databaseUp: false };
  }
}

function takeLocally({ buckets, limit }: Allowance): number {
  return Math.max(...buckets.map((bucket) => takeLocalLimit(bucket, limit)), 0);
}
