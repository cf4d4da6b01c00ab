import { fieldLabels } from './field-labels';
import { type ContactField, contactFieldNames } from './schema';

/** Mail programs cut longer addresses off. */
const LONGEST_BODY = 1500;

/** A mailto link that carries the enquiry (RFC 6068). */
export function mailtoLink(address: string, typed: Partial<Record<ContactField, string>>): string {
  const lines = contactFieldNames.flatMap((name) => {
    const value = name === 'message' ? '' : typed[name]?.trim();
    return value ? [`${fieldLabels[name]}: ${value}`] : [];
  });
  const body = `${typed.message?.trim() ?? ''}\n\n${lines.join('\n')}`.slice(0, LONGEST_BODY);
  return `mailto:${address}?subject=${encodeURIComponent('Enquiry from the website')}&body=${encodeURIComponent(body.toWellFormed().replaceAll('\n', '\r\n'))}`;
}
