import 'server-only';
import { env } from '../env';
import { errorCode, log } from '../log';
import * as z from '../validation/zod';
import { abortAfter } from './time-limit';

export const CONTACT_ACTION = 'contact_form';

export type CaptchaVerdict =
  /** A person, as far as the provider can tell. */
  | 'verified'
  /** No verdict: no token was sent, or the provider did not answer in time. */
  | 'unverified'
  /** Used before, made for another action or host, or scored too low. */
  | 'refused';

const answerSchema = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/**
 * Verifies a reCAPTCHA v3 token with the provider.
 * @param token as the browser sent it; an empty one means JavaScript never ran
 * @param timeoutMs after which the provider counts as down
 */
export async function verifyCaptcha(token: string, timeoutMs = 5000): Promise<CaptchaVerdict> {
  if (!token) return 'unverified';
  try {
    const response = await fetch(env.RECAPTCHA_VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret: env.RECAPTCHA_SECRET_KEY, response: token }),
      signal: abortAfter(timeoutMs),
      cache: 'no-store',
    });
    if (!response.ok)
      throw Object.assign(new Error('verification failed'), { code: `http_${response.status}` });
    return judge(answerSchema.parse(await response.json()));
  } catch (error) {
    log.warn('captcha.unavailable', { code: errorCode(error) });
    return 'unverified';
  }
}

/** Faults of our own set-up are no fault of the visitor's, so they leave the verdict open. */
const OUR_FAULTS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

function judge(answer: z.infer<typeof answerSchema>): CaptchaVerdict {
  const codes = answer['error-codes'] ?? [];
  if (codes.some((code) => OUR_FAULTS.has(code))) {
    log.error('captcha.misconfigured', { codes: codes.join(' ') });
    return 'unverified';
  }
  const genuine =
    answer.success &&
    answer.action === CONTACT_ACTION &&
    answer.hostname === new URL(env.SITE_URL).hostname &&
    (answer.score ?? 0) >= env.RECAPTCHA_MINIMUM_SCORE;
  if (!genuine) log.info('captcha.refused', { codes: codes.join(' '), score: answer.score });
  return genuine ? 'verified' : 'refused';
}
