import 'server-only';
import { verifyCaptcha } from '../captcha';
import { env } from '../env';
import { errorCode, log } from '../log';
import { hashAddress, type Limit, takeRateLimit } from '../rate-limit';
import { takeLocalLimit } from '../rate-limit-local';
import { recordEvent } from '../security-events';
import { secretClient } from '../supabase/secret';
import type { SubmissionOutcome } from './outcome';
import { reportUnstored } from './report-unstored';
import type { ContactRequest } from './request-schema';

// Together they keep the answer within 5 s when the database is down and the provider is slow.
const LIMIT_TIMEOUT_MS = 1500;
const STORE_TIMEOUT_MS = 3000;
const STORE_TIMEOUT_AFTER_FAILURE_MS = 800;
const CAPTCHA_TIMEOUT_MS = 5000;
const CAPTCHA_TIMEOUT_AFTER_FAILURE_MS = 1000;
const MAIL_TIMEOUT_MS = 1500;

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
    await recordEvent('enquiry.trapped');
    return { kind: 'trapped' };
  }
  const visitor = hashAddress(address);
  const limit = { perHour: env.CONTACT_LIMIT_PER_HOUR, perDay: env.CONTACT_LIMIT_PER_DAY };
  const first = await draw(`contact:${visitor}`, limit);
  if (first.wait > 0) return await limited(first.wait);

  const verdict = await verifyCaptcha(
    request.token,
    first.databaseUp ? CAPTCHA_TIMEOUT_MS : CAPTCHA_TIMEOUT_AFTER_FAILURE_MS,
  );
  if (verdict === 'refused') {
    await recordEvent('enquiry.captcha');
    return { kind: 'captcha-refused' };
  }
  if (verdict === 'unverified') {
    const second = await draw(`contact-unverified:${visitor}`, stricter(limit));
    if (second.wait > 0) return await limited(second.wait, 'unverified');
  }

  try {
    await store(request, verdict, first.databaseUp ? STORE_TIMEOUT_MS : STORE_TIMEOUT_AFTER_FAILURE_MS);
    return { kind: 'stored' };
  } catch (error) {
    log.error('submission.not_stored', { id: request.id, code: errorCode(error) });
    return (await reportUnstored(request, MAIL_TIMEOUT_MS))
      ? { kind: 'mailed' }
      : { kind: 'lost-connection' };
  }
}

async function limited(retryAfterSeconds: number, detail?: string): Promise<SubmissionOutcome> {
  await recordEvent('enquiry.limited', { detail });
  return { kind: 'limited', retryAfterSeconds };
}

function stricter({ perHour, perDay }: Limit): Limit {
  return { perHour: Math.ceil(perHour * 0.4), perDay: Math.ceil(perDay * 0.4) };
}

/** With the database away a lead is worth more than an exact count: this process counts by itself. */
async function draw(bucket: string, limit: Limit): Promise<{ wait: number; databaseUp: boolean }> {
  try {
    return { wait: await takeRateLimit(bucket, limit, LIMIT_TIMEOUT_MS), databaseUp: true };
  } catch (error) {
    log.warn('rate_limit.unavailable', { code: errorCode(error) });
    return { wait: takeLocalLimit(bucket, limit), databaseUp: false };
  }
}

async function store(
  request: ContactRequest,
  captcha: 'verified' | 'unverified',
  timeoutMs: number,
): Promise<void> {
  const { error } = await secretClient()
    .from('form_submissions')
    .upsert(toRow(request, captcha), { onConflict: 'id', ignoreDuplicates: true })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw error;
}

function toRow(request: ContactRequest, captcha: 'verified' | 'unverified') {
  return {
    id: request.id,
    name: request.name,
    email: request.email,
    phone: request.phone || null,
    company: request.company || null,
    website: request.website || null,
    service_interest: request.service,
    city: request.city || null,
    message: request.message,
    captcha,
    landing_page: request.landingPage || null,
    referrer: request.referrer || null,
    utm: request.utm,
  };
}
