import 'server-only';
import { sendTo } from '../email';
import { escapeHtml } from '../email/template';
import { env } from '../env';
import { formatFull } from '../format/dates';
import { errorCode, log } from '../log';
import { routes } from '../routes';
import { absoluteUrl } from '../routes/url';
import { secretClient } from '../supabase/secret';
import * as z from '../validation/zod';

const LATE_MINUTES = 60;
const TIMEOUT_MS = 10_000;

const alertRow = z.object({ unsent: z.number(), oldest: z.string(), problem: z.string().nullable() });
type Alert = z.infer<typeof alertRow>;

/**
 * Tells somebody, once an incident, of notifications that have been unsent for an hour: by e-mail to other addresses and by a
 * webhook, whichever are set. Never throws; when nobody could be told, the next call tries again.
 */
export async function alertAboutUnsent(): Promise<void> {
  try {
    const { data } = await secretClient()
      .rpc('claim_unsent_alert', { late_minutes: LATE_MINUTES })
      .maybeSingle()
      .throwOnError();
    if (data) await tell(alertRow.parse(data));
  } catch (error) {
    log.warn('alert.unavailable', { code: errorCode(error) });
  }
}

async function tell(alert: Alert): Promise<void> {
  log.error('notification.unsent_for_an_hour', { count: alert.unsent, reason: alert.problem });
  const text = alertText(alert);
  const told = await Promise.all([tellByMail(text), tellByWebhook(text)]);
  if (told.includes('told') || told.every((outcome) => outcome === 'not set')) return;
  await secretClient().rpc('return_unsent_alert').throwOnError();
}

/** Plain sentences without anything of the enquiries themselves. */
function alertText({ unsent, oldest, problem }: Alert): string {
  const enquiries = unsent === 1 ? '1 enquiry was' : `${unsent} enquiries were`;
  return [
    `${enquiries} stored on the website, but the e-mail about ${unsent === 1 ? 'it' : 'them'} has not gone out for over an hour. The oldest came on ${formatFull(oldest)}.`,
    `Please read and answer ${unsent === 1 ? 'it' : 'them'} at ${absoluteUrl(routes.admin)}: nothing is lost, and nobody was told.`,
    `The e-mail service last said: ${problem ?? 'nothing at all'}. Whoever looks after the site should check the account there, the key RESEND_API_KEY and the addresses MAIL_FROM and MAIL_TO. The site goes on trying by itself.`,
  ].join('\n\n');
}

type Outcome = 'told' | 'failed' | 'not set';

async function tellByMail(text: string): Promise<Outcome> {
  if (!env.ALERT_MAIL_TO) return 'not set';
  const html = text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('');
  const email = { subject: 'Enquiries are waiting that nobody was told of', html };
  const result = await sendTo(env.ALERT_MAIL_TO, email, `alert-${crypto.randomUUID()}`, TIMEOUT_MS);
  if (!result.sent) log.error('alert.not_mailed', { reason: result.reason });
  return result.sent ? 'told' : 'failed';
}

/** `{"text": …}`, which Slack, Mattermost and Google Chat show as it is. */
async function tellByWebhook(text: string): Promise<Outcome> {
  if (!env.ALERT_WEBHOOK_URL) return 'not set';
  try {
    const response = await fetch(env.ALERT_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return 'told';
    log.error('alert.not_posted', { code: response.status });
  } catch (error) {
    log.error('alert.not_posted', { code: errorCode(error) });
  }
  return 'failed';
}
