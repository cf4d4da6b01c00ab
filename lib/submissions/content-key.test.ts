/** @jest-environment node */
import { contentKey } from './content-key';
import { contactFieldNames } from './field-names';
import { contactRequestSchema } from './request-schema';

const typed = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  company: 'Asha Clinics',
  website: 'https://clinics.example.in',
  service: 'seo',
  city: 'Pune',
  message: 'Please audit\nour shop.',
};
const keyOf = (change: Record<string, string> = {}) =>
  contentKey(contactRequestSchema.parse({ ...typed, ...change }));

describe('the key of an enquiry', () => {
  test.each<Record<string, string>>([
    { id: crypto.randomUUID() },
    { token: 'a captcha', landingPage: '/services', referrer: 'https://example.in/' },
    { email: 'Asha@Example.in' },
    { message: '  Please audit\r\nour shop. ' },
  ])('does not depend on how it was sent: %j', (change) => {
    expect(keyOf(change)).toBe(keyOf());
  });

  test.each(contactFieldNames)('is another for another %s', (name) => {
    expect(
      keyOf({ [name]: name === 'service' ? 'ppc' : `x${typed[name]}`.replace('xhttps', 'http') }),
    ).not.toBe(keyOf());
  });

  test('keeps fields apart', () => {
    expect(keyOf({ company: 'Pune', city: '' })).not.toBe(keyOf({ company: '', city: 'Pune' }));
  });
});
