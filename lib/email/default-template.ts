import { type EmailTemplate, renderTemplate, type TemplateValues } from './template';

export const TEMPLATE_NAME = 'contact_form_notification';

/** Used when the stored template is missing or the database cannot be asked. */
export const defaultTemplate: EmailTemplate = {
  subject: 'New enquiry from {{name}}: {{service_interest}}',
  body: `<h1>New enquiry</h1>
<p><strong>Name:</strong> {{name}}<br>
<strong>E-mail:</strong> {{email}}<br>
<strong>Phone:</strong> {{phone}}<br>
<strong>Company:</strong> {{company}}<br>
<strong>Service:</strong> {{service_interest}}<br>
<strong>City:</strong> {{city}}</p>
<p style="white-space:pre-wrap">{{message}}</p>
<p>Answer this e-mail to write to the visitor.</p>`,
};

/** Fills the stored template; what would come out blank, so that no provider takes it, comes from the default one. */
export function renderNotification(stored: EmailTemplate | null, values: TemplateValues) {
  const fallback = renderTemplate(defaultTemplate, values);
  const { subject, html } = stored ? renderTemplate(stored, values) : fallback;
  return { subject: subject.trim() ? subject : fallback.subject, html: html.trim() ? html : fallback.html };
}
