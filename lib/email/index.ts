import 'server-only';
import { Resend } from 'resend';
import { env } from '../env';
import { abortAfter } from '../request/time-limit';
import { senderOf } from '../site/known-brand';
import { providerPause } from './provider-pause';

export type Email = {
  subject: string;
  html: string;
  replyTo?: string;
  /** Of the request that it tells of, for whoever looks for that in the log. */
  requestId?: string | null;
};

export type SendResult =
  | { sent: true; providerMessageId: string | null }
  | {
      sent: false;
      reason: string;
      /** Set when the provider refuses every e-mail for a while, whatever is in it. */
      pauseSeconds?: number;
    };

const resend = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_BASE_URL });

/**
 * Sends an e-mail to the staff. Never throws and never waits longer than `timeoutMs`; the SDK does neither itself.
 * @param idempotencyKey with which the provider sends at most one e-mail, however often this is called
 */
export async function sendToAgency(
  email: Email,
  idempotencyKey: string,
  timeoutMs?: number,
): Promise<SendResult> {
  return sendTo(env.MAIL_TO, email, idempotencyKey, timeoutMs);
}

/** Like `sendToAgency`, to the addresses that are given. */
export async function sendTo(
  recipients: string[],
  email: Email,
  idempotencyKey: string,
  timeoutMs = 10_000,
): Promise<SendResult> {
  const timeout = abortAfter(timeoutMs);
  const late = new Promise<SendResult>((resolve) => {
    timeout.addEventListener('abort', () => resolve({ sent: false, reason: `no answer in ${timeoutMs} ms` }));
  });
  return Promise.race([send(recipients, email, idempotencyKey), late]);
}

async function send(recipients: string[], email: Email, idempotencyKey: string): Promise<SendResult> {
  try {
    const { data, error, headers } = await resend.emails.send(
      {
        from: senderOf(env.MAIL_FROM),
        to: recipients,
        subject: email.subject,
        html: email.html,
        replyTo: email.replyTo,
        headers: email.requestId ? { 'X-Request-Id': email.requestId } : undefined,
      },
      { idempotencyKey },
    );
    if (!error) return { sent: true, providerMessageId: data?.id ?? null };
    // The key is spent on a message with other words: the provider has already taken this notification.
    if (error.name === 'invalid_idempotent_request') return { sent: true, providerMessageId: null };
    const reason = `${error.statusCode ?? 'no answer'} ${error.name}`;
    return error.statusCode === 429
      ? { sent: false, reason, pauseSeconds: providerPause(error.name, headers) }
      : { sent: false, reason };
  } catch (error) {
    return { sent: false, reason: error instanceof Error ? error.name : 'unknown' };
  }
}
