import { fieldLabels } from '@/content/contact-form';

/** Mail programs cut longer addresses off. */
const MAX_BODY = 1500;

/** A mailto link that carries the enquiry (RFC 6068). */
export function mailtoLink(address: string, typed: Record<string, unknown>): string {
  const textOf = (name: string) => String(typed[name] ?? '').trim();
  const lines = Object.entries(fieldLabels).flatMap(([name, label]) => {
    const value = name === 'message' ? '' : textOf(name);
    return value ? [`${label}: ${value}`] : [];
  });
  const body = `${textOf('message')}\n\n${lines.join('\n')}`.slice(0, MAX_BODY);
  return `mailto:${address}?subject=${encodeURIComponent('Enquiry from the website')}&body=${encodeURIComponent(body.toWellFormed().replaceAll('\n', '\r\n'))}`;
}
