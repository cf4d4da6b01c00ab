import 'server-only';
import { UserError } from '../action/user-error';
import type { Administrator } from '../auth';
import { waitingTime } from '../format/durations';
import { log } from '../log';
import { takeRateLimit } from '../request/rate-limit';
import type { Tables } from '../supabase/database.types';
import { sessionClient } from '../supabase/session';
import type { TemplateChange } from './admin-schema';
import { sendTo } from './index';
import { TEMPLATE_NAME } from './notification';
import { sampleValues } from './sample-values';
import { type EmailTemplate, renderTemplate } from './template';

export type StoredTemplate = EmailTemplate & { id: string; updatedAt: string };

type TemplateRow = Pick<Tables<'email_templates'>, 'id' | 'subject' | 'body' | 'updated_at'>;

const COLUMNS = 'id, subject, body, updated_at';
const TEST_LIMIT = { perHour: 10, perDay: 50 };
const TIMEOUT_MS = 3000;

export async function getTemplate(): Promise<StoredTemplate | null> {
  const client = await sessionClient();
  const { data } = await client
    .from('email_templates')
    .select(COLUMNS)
    .eq('name', TEMPLATE_NAME)
    .maybeSingle()
    .throwOnError();
  return data && toTemplate(data);
}

/**
 * Stores a changed template.
 * @throws UserError 'conflict' when another version than the expected one is stored
 */
export async function updateTemplate({
  id,
  expected,
  subject,
  body,
}: TemplateChange): Promise<StoredTemplate> {
  const client = await sessionClient();
  const { data } = await client
    .from('email_templates')
    .update({ subject, body })
    .eq('id', id)
    .eq('updated_at', expected)
    .select(COLUMNS)
    .maybeSingle()
    .throwOnError();
  if (!data) throw new UserError('conflict', 'Another administrator saved this template meanwhile.');
  log.info('template.updated', { id });
  return toTemplate(data);
}

/** Sends the template as typed, filled with the sample enquiry, to the administrator who asks and to nobody else. */
export async function sendTestEmail(template: EmailTemplate, { id, email }: Administrator): Promise<void> {
  const wait = await takeRateLimit(`test-email:${id}`, TEST_LIMIT, TIMEOUT_MS);
  if (wait > 0)
    throw new UserError(
      'unavailable',
      `You have sent many test e-mails. Please try again in ${waitingTime(wait)}.`,
    );
  const { subject, html } = renderTemplate(template, sampleValues);
  const result = await sendTo([email], { subject: `[Test] ${subject}`, html }, `test-${crypto.randomUUID()}`);
  if (result.sent) return;
  log.warn('template.test_failed', { reason: result.reason });
  throw new UserError('unavailable', `The test e-mail could not be sent: ${result.reason}.`);
}

function toTemplate({ updated_at, ...row }: TemplateRow): StoredTemplate {
  return { ...row, updatedAt: updated_at };
}
