import 'server-only';
import { sendToStaff } from '../email';
import { defaultTemplate, TEMPLATE_NAME } from '../email/default-template';
import { type EmailTemplate, renderTemplate } from '../email/template';
import { env } from '../env';
import { errorCode, log } from '../log';
import { secretClient } from '../supabase/secret';
import { retryDelaySeconds } from './retry';
import { serviceOptions } from './service-options';

type Notifiable = {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  service_interest: string | null;
  city: string | null;
  message: string;
};
type Delivery = { id: string; submission_id: string; attempts: number };

const BATCH = 10;
/** Longer than a send may take, so that a delivery is never in two hands. */
const LEASE_SECONDS = 60;
const SUBMISSION_COLUMNS = 'name, email, phone, company, service_interest, city, message';

let running: Promise<void> | null = null;
let askedAgain = false;

/**
 * Sends every notification that is due. Calls while one is running are answered by one more round after it.
 * Never throws: what could not be sent stays due, with a growing pause.
 */
export function sendDueNotifications(): Promise<void> {
  askedAgain = true;
  running ??= drain().finally(() => {
    running = null;
  });
  return running;
}

async function drain(): Promise<void> {
  while (askedAgain) {
    askedAgain = false;
    try {
      for (let batch = await claim(); batch.length > 0; batch = await claim()) {
        const template = await readTemplate();
        for (const delivery of batch) await deliver(delivery, template);
      }
    } catch (error) {
      log.warn('notification.unavailable', { code: errorCode(error) });
    }
  }
}

async function claim(): Promise<Delivery[]> {
  const { data, error } = await secretClient().rpc('claim_notification_deliveries', {
    batch: BATCH,
    lease_seconds: LEASE_SECONDS,
  });
  if (error) throw error;
  return data as Delivery[];
}

async function readTemplate(): Promise<EmailTemplate> {
  const { data, error } = await secretClient()
    .from('email_templates')
    .select('subject, body')
    .eq('name', TEMPLATE_NAME)
    .maybeSingle<EmailTemplate>();
  if (error) throw error;
  return data ?? defaultTemplate;
}

async function deliver(delivery: Delivery, template: EmailTemplate): Promise<void> {
  const { data, error } = await secretClient()
    .from('form_submissions')
    .select(SUBMISSION_COLUMNS)
    .eq('id', delivery.submission_id)
    .maybeSingle<Notifiable>();
  if (error) throw error;
  if (!data) return;
  const { subject, html } = renderTemplate(template, templateValues(data));
  const result = await sendToStaff(
    { subject, html, replyTo: data.email },
    `notification-${delivery.submission_id}`,
  );
  if (!result.sent) log.warn('notification.failed', { id: delivery.submission_id, reason: result.reason });
  await record(
    delivery,
    result.sent
      ? {
          state: 'sent',
          sent_at: new Date().toISOString(),
          provider_message_id: result.providerMessageId,
          last_error: null,
        }
      : { ...nextAttempt(delivery.attempts), last_error: result.reason.slice(0, 1000) },
  );
}

function nextAttempt(attempts: number): Pick<DeliveryChange, 'state' | 'next_attempt_at'> {
  const pause = retryDelaySeconds(attempts, env.NOTIFICATION_RETRY_SECONDS);
  if (pause === null) return { state: 'failed' };
  return { state: 'waiting', next_attempt_at: new Date(Date.now() + pause * 1000).toISOString() };
}

type DeliveryChange = {
  state: 'sent' | 'waiting' | 'failed';
  last_error: string | null;
  next_attempt_at?: string;
  sent_at?: string;
  provider_message_id?: string | null;
};

async function record(delivery: Delivery, change: DeliveryChange): Promise<void> {
  const { error } = await secretClient()
    .from('notification_deliveries')
    .update({ ...change, claimed_until: null })
    .eq('id', delivery.id);
  if (error) throw error;
}

/** Sends an enquiry that the database did not take, marked so. Answers whether the provider took it. */
export async function reportUnstored(
  request: Omit<Notifiable, 'service_interest' | 'phone' | 'company' | 'city'> & {
    id: string;
    service: string;
    phone: string;
    company: string;
    city: string;
    website: string;
  },
  timeoutMs: number,
): Promise<boolean> {
  const { subject, html } = renderTemplate(
    defaultTemplate,
    templateValues({ ...request, message: withWebsite(request), service_interest: request.service }),
  );
  const result = await sendToStaff(
    {
      subject: `[Not stored] ${subject}`,
      html: `<p><strong>Not stored:</strong> the database did not take this enquiry. This e-mail is its only copy.</p>${html}`,
      replyTo: request.email,
    },
    `unstored-${request.id}`,
    timeoutMs,
  );
  if (!result.sent) log.error('submission.lost_connection', { id: request.id, reason: result.reason });
  return result.sent;
}

function withWebsite({ message, website }: { message: string; website: string }): string {
  return website ? `${message}\n\nWebsite: ${website}` : message;
}

function templateValues(submission: Notifiable) {
  const service = serviceOptions.find((option) => option.value === submission.service_interest);
  return {
    name: submission.name,
    email: submission.email,
    phone: submission.phone ?? '',
    company: submission.company ?? '',
    service_interest: service?.label ?? submission.service_interest ?? '',
    city: submission.city ?? '',
    message: submission.message,
  };
}
