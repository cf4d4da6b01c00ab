import 'server-only';
import { sendToAgency } from '../email';
import { renderNotification } from '../email/notification';
import { log } from '../log';
import { currentRequest } from '../watching/current-request';
import { contentKey } from './content-key';
import { templateValues } from './notification';
import type { ContactRequest } from './request-schema';

/** Sends an enquiry that the database did not take, marked so. Answers whether the provider took it. */
export async function reportUnstored(request: ContactRequest, timeoutMs: number): Promise<boolean> {
  const { subject, html } = renderNotification(
    null,
    await templateValues({ ...request, message: withWebsite(request), service_interest: request.service }),
  );
  const result = await sendToAgency(
    {
      subject: `[Not stored] ${subject}`,
      html: `<p><strong>Not stored:</strong> the database did not take this enquiry. This e-mail is its only copy.</p>${html}`,
      replyTo: request.email,
      requestId: currentRequest()?.id,
    },
    `unstored-${contentKey(request)}`,
    timeoutMs,
  );
  if (!result.sent) log.error('submission.lost_connection', { id: request.id, reason: result.reason });
  return result.sent;
}

function withWebsite({ message, website }: ContactRequest): string {
  return website ? `${message}\n\nWebsite: ${website}` : message;
}
