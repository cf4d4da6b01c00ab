import { Resend } from 'resend';
import * as z from '../validation/zod.ts';
import { CommandError } from './command-error.ts';
import { readOwnSettings, type Variables } from './settings.ts';

const TIMEOUT_MS = 10_000;

export default async function mail([address, ...more]: string[]): Promise<void> {
  const to = z.email().safeParse(address);
  if (!to.success || more.length > 0)
    throw new CommandError('Name one e-mail address: `npm run mail -- someone@example.com`.');
  const { variables, local } = readOwnSettings();
  await sendTestMail(to.data, variables);
  console.log(`A test e-mail is on its way to ${to.data}${local ? `: see ${local.stackUrl}/inbox` : ''}.`);
}

/** @throws CommandError with what the provider answered and what to do about it */
export async function sendTestMail(to: string, variables: Variables): Promise<void> {
  const baseUrl = variables.RESEND_BASE_URL ?? 'https://api.resend.com';
  const resend = new Resend(variables.RESEND_API_KEY, { baseUrl });
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new CommandError(`${baseUrl} did not answer within ten seconds.`)),
      TIMEOUT_MS,
    ).unref();
  });
  const { error } = await Promise.race([resend.emails.send(testMail(to, variables)), late]);
  if (!error) return;
  throw new CommandError(
    error.statusCode === null
      ? `${baseUrl} does not answer. Is the site running, and is RESEND_BASE_URL right?`
      : `${baseUrl} refused the e-mail (${error.statusCode} ${error.name}): ${error.message}\nCheck RESEND_API_KEY and MAIL_FROM in .env.local.`,
  );
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function testMail(to: string, { MAIL_FROM = '', MAIL_TO = '', SITE_URL = '' }: Variables) {
  const text = `This is a test of the website ${SITE_URL}. Its enquiries are sent from ${MAIL_FROM} to ${MAIL_TO}.`;
  return {
    from: MAIL_FROM,
    to: [to],
    subject: 'Test e-mail of the website',
    text,
    html: `<p>${escapeHtml(text)}</p>`,
  };
}
