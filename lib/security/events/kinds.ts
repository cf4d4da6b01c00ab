/** What is written down, with the words that the staff read. */
export const eventKinds = [
  { value: 'sign-in.ok', label: 'Signed in' },
  { value: 'sign-in.refused', label: 'Sign-in refused' },
  { value: 'sign-in.limited', label: 'Sign-in slowed down' },
  { value: 'password.asked', label: 'New password asked for' },
  { value: 'password.changed', label: 'Password changed' },
  { value: 'link.refused', label: 'Link of an e-mail refused' },
  { value: 'code.refused', label: 'Second factor refused' },
  { value: 'code.limited', label: 'Second factor slowed down' },
  { value: 'factor.changed', label: 'Second factor changed' },
  { value: 'people.changed', label: 'People changed' },
  { value: 'admin.refused', label: 'Staff area refused' },
  { value: 'enquiry.limited', label: 'Enquiry over the limit' },
  { value: 'enquiry.honeypot', label: 'Enquiry by a robot' },
  { value: 'enquiry.captcha', label: 'Enquiry refused by reCAPTCHA' },
] as const;

export type EventKind = (typeof eventKinds)[number]['value'];

export function eventLabel(kind: string): string {
  return eventKinds.find(({ value }) => value === kind)?.label ?? kind;
}
