import * as z from '../../validation/zod.ts';
import { CommandError } from '../command-error.ts';
import { sendTestMail } from '../mail.ts';
import type { Variables } from '../settings.ts';
import { ask, bad, type Finding, good, note } from './finding.ts';

const verdictSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });
const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';

/** The provider is asked about a token that nobody made: what it says tells whether it knows the secret. */
export async function checkCaptcha(variables: Variables): Promise<Finding[]> {
  const url = variables.RECAPTCHA_VERIFY_URL ?? GOOGLE;
  const response = await ask(url, {
    method: 'POST',
    body: new URLSearchParams({ secret: variables.RECAPTCHA_SECRET_KEY ?? '', response: 'doctor' }),
  });
  const verdict = verdictSchema.safeParse(await response?.json().catch(() => null));
  if (!verdict.success) return [bad(`The captcha at ${url} does not answer.`)];
  const { success, 'error-codes': codes } = verdict.data;
  if (success)
    return [
      bad('RECAPTCHA_SECRET_KEY is a key for tests, which lets everybody through: set the one of the site.'),
    ];
  if (codes.some((code) => code.endsWith('-input-secret')))
    return [bad('The captcha does not know RECAPTCHA_SECRET_KEY: copy it from the reCAPTCHA console.')];
  return [good('The captcha knows its secret key.')];
}

/** Only an e-mail that was sent says that e-mails are sent. */
export async function checkMail(to: string | null, variables: Variables): Promise<Finding[]> {
  if (to === null) return [note('E-mail was not tried: `npm run doctor -- someone@example.com` sends one.')];
  try {
    await sendTestMail(to, variables);
    return [good(`A test e-mail is on its way to ${to}.`)];
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return [bad(error.message)];
  }
}
