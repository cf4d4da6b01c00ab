import 'server-only';
import type { Email } from '../email/index';
import { renderNotification, TEMPLATE_NAME } from '../email/notification';
import type { EmailTemplate, TemplateValues } from '../email/template';
import { absoluteUrl } from '../routes/url';
import { followedServices } from '../services/follow';
import { serviceOptions } from '../services/options';
import { secretClient } from '../supabase/secret';
import { ENQUIRY_COLUMNS, type Enquiry, enquiryTexts } from './enquiry';
import { submissionAddress } from './filters';

/** The notification of a submission; null when the submission is gone. */
export async function writeNotification(submissionId: string): Promise<Email | null> {
  const [template, submission] = await Promise.all([readTemplate(), readSubmission(submissionId)]);
  if (!submission) return null;
  const { subject, html } = renderNotification(template, await templateValues(submission));
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

async function readSubmission(id: string): Promise<Enquiry | null> {
  const { data } = await secretClient()
    .from('form_submissions')
    .select(ENQUIRY_COLUMNS)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

export async function templateValues(enquiry: Enquiry): Promise<TemplateValues> {
  const texts = enquiryTexts(enquiry);
  const service = serviceOptions(await followedServices()).find(
    ({ value }) => value === enquiry.service_interest,
  );
  return { ...texts, service_interest: service?.label ?? texts.service_interest };
}
