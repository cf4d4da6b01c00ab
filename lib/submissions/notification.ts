import 'server-only';
import { renderNotification, TEMPLATE_NAME } from '../email/default-template';
import type { Email } from '../email/index';
import type { EmailTemplate, TemplateValues } from '../email/template';
import { absoluteUrl } from '../routes/url';
import { secretClient } from '../supabase/secret';
import { submissionAddress } from './filters';
import { serviceOptions } from './service-options';

export type Notifiable = {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  service_interest: string | null;
  city: string | null;
  message: string;
};

const SUBMISSION_COLUMNS = 'name, email, phone, company, service_interest, city, message';

/** The notification of a submission; null when the submission is gone. */
export async function writeNotification(submissionId: string): Promise<Email | null> {
  const [template, submission] = await Promise.all([readTemplate(), readSubmission(submissionId)]);
  if (!submission) return null;
  const { subject, html } = renderNotification(template, templateValues(submission));
  return { subject, html: html + linkTo(submissionId), replyTo: submission.email };
}

/** Whatever the template says: where the enquiry can be answered for and passed on. */
function linkTo(submissionId: string): string {
  return `<p><a href="${absoluteUrl(submissionAddress(submissionId))}">Open this enquiry on the website</a></p>`;
}

async function readTemplate(): Promise<EmailTemplate | null> {
  const { data } = await secretClient()
    .from('email_templates')
    .select('subject, body')
    .eq('name', TEMPLATE_NAME)
    .maybeSingle()
    .throwOnError();
  return data;
}

async function readSubmission(id: string): Promise<Notifiable | null> {
  const { data } = await secretClient()
    .from('form_submissions')
    .select(SUBMISSION_COLUMNS)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

export function templateValues(submission: Notifiable): TemplateValues {
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
