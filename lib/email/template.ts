/** What a notification may say of a submission (specification, section 2.14). */
export const placeholders = [
  'name',
  'email',
  'phone',
  'company',
  'message',
  'service_interest',
  'city',
] as const;
export type Placeholder = (typeof placeholders)[number];
export type TemplateValues = Record<Placeholder, string>;
export type EmailTemplate = { subject: string; body: string };

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Fills a template once: values are never searched for placeholders again, unknown placeholders stay as they
 * stand. Values are HTML-escaped in the body and stripped of line breaks and control characters in the subject.
 */
export function renderTemplate(
  template: EmailTemplate,
  values: TemplateValues,
): { subject: string; html: string } {
  return {
    subject: singleLine(fill(template.subject, values, singleLine)).slice(0, 500),
    html: fill(template.body, values, escapeHtml),
  };
}

function fill(text: string, values: TemplateValues, encode: (value: string) => string): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    isPlaceholder(name) ? encode(values[name]) : whole,
  );
}

function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name);
}

export function escapeHtml(value: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Text for a header: no line breaks or other control characters, spaces run together. */
export function singleLine(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
