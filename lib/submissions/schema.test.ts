import { contactRequestSchema } from './request-schema';
import { contactFieldsSchema } from './schema';

const enquiry = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '',
  company: '',
  website: '',
  service: 'seo',
  city: '',
  message: 'Please audit our shop.',
};

function messagesFor(change: Partial<Record<keyof typeof enquiry, string>>): string[] {
  const result = contactFieldsSchema.safeParse({ ...enquiry, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('the contact form', () => {
  test('takes an enquiry with only the required fields', () => {
    expect(messagesFor({})).toEqual([]);
  });

  test.each([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ name: '  A  ' }, 'Name must be at least 2 characters'],
    [{ name: '😀' }, 'Name must be at least 2 characters'],
    [{ name: 'a'.repeat(201) }, 'Name must be at most 200 characters'],
    [{ email: 'asha' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Please enter a valid email address'],
    [{ email: 'a@b@c.in' }, 'Please enter a valid email address'],
    [{ email: 'asha@example' }, 'Please enter a valid email address'],
    [{ email: 'asha@मराठी' }, 'Please enter a valid email address'],
    [{ email: 'asha@मराठी/भारत.in' }, 'Please enter a valid email address'],
    [
      { email: `asha@${'भ'.repeat(57)}.${'भ'.repeat(57)}.in${'a'.repeat(125)}` },
      'Please enter a valid email address',
    ],
    [{ website: 'not a url' }, 'Please enter a valid URL'],
    [{ website: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ website: 'https://मराठी' }, 'Please enter a valid URL'],
    [{ website: 'https://127.0.0.1/' }, 'Please enter a valid URL'],
    [{ service: '' }, 'Please select a service'],
    [{ service: 'a service' }, 'Please select a service'],
    [{ service: 'a'.repeat(41) }, 'Please select a service'],
    [{ message: 'Hey' }, 'Message must be at least 5 characters'],
    [{ message: 'x'.repeat(10_001) }, 'Message must be at most 10,000 characters'],
    [{ phone: '9'.repeat(41) }, 'Phone must be at most 40 characters'],
    [{ company: 'a\0b' }, 'Company contains characters that cannot be stored'],
  ])('%j is refused in the specified words', (change, message) => {
    expect(messagesFor(change)).toEqual([message]);
  });

  test('keeps Hindi, emoji and right-to-left text as typed, with one kind of line break', () => {
    const message = 'नमस्ते 👋\r\nשלום';
    const parsed = contactFieldsSchema.parse({ ...enquiry, message });
    expect(parsed.message).toBe('नमस्ते 👋\nשלום');
  });

  test.each([
    'https://example.in/a?b=c',
    'https://मराठी.भारत',
    'https://xn--d2b1ag0dl.xn--h2brj9c/',
    'http://موقع.مصر/x',
  ])('a website is optional and may be %s', (website) => {
    expect(contactFieldsSchema.parse({ ...enquiry, website }).website).toBe(website);
  });

  test.each([
    ['asha@मराठी.भारत', 'asha@xn--d2b1ag0dl.xn--h2brj9c'],
    ['asha@xn--d2b1ag0dl.xn--h2brj9c', 'asha@xn--d2b1ag0dl.xn--h2brj9c'],
    ['आशा@डाटामेल.भारत', 'आशा@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['asha@münchen.example', 'asha@xn--mnchen-3ya.example'],
    ['asha@example.in.', 'asha@example.in'],
    ["Asha.O'Rao+shop@Example.co.in", "Asha.O'Rao+shop@Example.co.in"],
  ])('takes the address %s, with a domain that every mail program knows', (email, kept) => {
    expect(contactFieldsSchema.parse({ ...enquiry, email }).email).toBe(kept);
  });
});

describe('what a submit carries beside the fields', () => {
  test('reads the campaign from the landing page', () => {
    const parsed = contactRequestSchema.parse({
      ...enquiry,
      landingPage: '/services?utm_source=news&utm_medium=email&utm_content=&other=1',
    });
    expect(parsed.utm).toEqual({ source: 'news', medium: 'email' });
  });

  test('campaign tags that a database would refuse are made harmless', () => {
    const landingPage = `/\0?utm_source=a%00b&utm_medium=${'x'.repeat(199)}😀`;
    const parsed = contactRequestSchema.parse({ ...enquiry, landingPage });
    expect(parsed.landingPage).not.toContain('\0');
    expect(parsed.utm.source).toBe('ab');
    expect(parsed.utm.medium?.isWellFormed()).toBe(true);
  });

  test('makes an id where the browser sent none or a malformed one', () => {
    expect(contactRequestSchema.parse(enquiry).id).toMatch(/^[0-9a-f-]{36}$/);
    expect(contactRequestSchema.parse({ ...enquiry, id: 'drop table' }).id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('drops fields that nobody asked for', () => {
    const parsed = contactRequestSchema.parse({
      ...enquiry,
      status: 'closed',
      created_at: '2020-01-01',
      is_admin: 'true',
    });
    expect(parsed).not.toHaveProperty('status');
    expect(parsed).not.toHaveProperty('is_admin');
  });
});
