import 'server-only';
import type { Email } from '../email';
import { escapeHtml } from '../email/template';
import { absoluteUrl } from '../routes/url';
import type { Tables } from '../supabase/database.types';
import { secretClient } from '../supabase/secret';

type Digested = Pick<Tables<'form_submissions'>, 'name' | 'email' | 'message'>;

const MAX_LIST = 100;
const MAX_MESSAGE = 200;

/** One e-mail about many enquiries that no captcha vouches for; null when the staff have deleted them all. */
export async function writeDigest(deliveryId: string): Promise<Email | null> {
  const { data, count } = await secretClient()
    .from('form_submissions')
    .select('name, email, message', { count: 'exact' })
    .eq('digest_id', deliveryId)
    .is('deleted_at', null)
    .order('created_at')
    .order('id')
    .limit(MAX_LIST)
    .throwOnError();
  return count ? renderDigest(data, count) : null;
}

export function renderDigest(enquiries: Digested[], count: number): Email {
  const rest = count - enquiries.length;
  const subject = count === 1 ? 'One unverified enquiry' : `${count} unverified enquiries`;
  return {
    subject,
    html: [
      `<h1>${subject}</h1>`,
      '<p>More enquiries came in than usual that reCAPTCHA could not verify. They are stored, and told of here together.</p>',
      `<ul>${enquiries.map(listItem).join('')}</ul>`,
      rest > 0 ? `<p>And ${rest} more.</p>` : '',
      `<p><a href="${escapeHtml(absoluteUrl('/admin'))}">Read them in the admin area</a></p>`,
    ].join('\n'),
  };
}

function listItem({ name, email, message }: Digested): string {
  const beginning = message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;
  const [who, text] = [`${name}, ${email}`, beginning.toWellFormed()].map(escapeHtml);
  return `<li dir="auto"><strong>${who}</strong><br>${text}</li>`;
}
