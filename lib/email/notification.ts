import { defaultTemplate } from '@/content/notification';
import { type EmailTemplate, renderTemplate, type TemplateValues } from './template';

export const TEMPLATE_NAME = 'contact_form_notification';

/** Fills the stored template; what would come out blank, so that no provider takes it, comes from the default one. */
export function renderNotification(stored: EmailTemplate | null, values: TemplateValues) {
  const fallback = renderTemplate(defaultTemplate, values);
  const { subject, html } = stored ? renderTemplate(stored, values) : fallback;
  return { subject: subject.trim() ? subject : fallback.subject, html: html.trim() ? html : fallback.html };
}
