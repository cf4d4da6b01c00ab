import { fieldLabels } from './field-labels';

/** Mail programs cut longer addresses off. */
const LONGEST_BODY = 1500;

/** A mailto link that carries the enquiry (RFC 6068). */
export function mailtoLink(address: string, data: FormData): string {
  const lines = Object.entries(fieldLabels).flatMap(([name, label]) => {
    const value = String(data.get(name) ?? '').trim();
    return value && name !== 'message' ? [`${label}: ${value}`] : [];
  });
  const body = `${String(data.get('message') ?? '').trim()}\n\n${lines.join('\n')}`.slice(0, LONGEST_BODY);
  return `mailto:${address}?subject=${encodeURIComponent('Enquiry from the website')}&body=${encodeURIComponent(body.toWellFormed().replaceAll('\n', '\r\n'))}`;
}
