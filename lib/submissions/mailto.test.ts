import { mailtoLink } from './mailto';

const link = (typed: Record<string, string>) => new URL(mailtoLink('hello@marigold.example', typed));
const bodyOf = (url: URL) => url.searchParams.get('body')?.replaceAll('\r\n', '\n');

describe('the mail link', () => {
  test('carries the message first, then each field that was filled in', () => {
    const url = link({
      name: ' Asha ',
      email: 'asha@example.in',
      phone: '',
      city: 'Pune',
      message: 'Hello\nyou',
    });
    expect(url.protocol + url.pathname).toBe('mailto:hello@marigold.example');
    expect(url.searchParams.get('subject')).toBe('Enquiry from the website');
    expect(bodyOf(url)).toBe('Hello\nyou\n\nName: Asha\nEmail: asha@example.in\nCity: Pune');
  });

  test('leaves out what is no field of the form', () => {
    expect(bodyOf(link({ message: 'Hello', token: 'secret', fax: 'x' }))).toBe('Hello\n\n');
  });

  test('lets no text add a recipient or another header', () => {
    const url = link({ message: 'a&bcc=all@example.in?cc=x#y%0Abcc:z', name: '&subject=Free' });
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(url.hash).toBe('');
    expect(bodyOf(url)).toContain('a&bcc=all@example.in?cc=x#y%0Abcc:z');
  });

  test('keeps Hindi and emoji', () => {
    expect(bodyOf(link({ message: 'नमस्ते 👋🏽' }))).toContain('नमस्ते 👋🏽');
  });

  test.each([0, 1])('is cut where mail programs would cut it, never through a character (%d)', (shift) => {
    const body = bodyOf(link({ message: `${'x'.repeat(shift)}${'👋'.repeat(2000)}` })) ?? '';
    expect(body.length).toBe(1500);
    expect(body.isWellFormed()).toBe(true);
  });
});
