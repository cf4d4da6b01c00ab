/** @jest-environment node */
import { mockEnvironment } from '../testing/environment';

mockEnvironment();
const { renderDigest } = await import('./digest');

const enquiry = { name: '<b>Mallory</b>', email: 'm@example.in', message: `${'x'.repeat(199)}👋 and more` };

test('a digest names each enquiry, harmless and cut short, how many are left out, and where to read them', () => {
  const { subject, html, replyTo } = renderDigest([enquiry, enquiry], 250);
  expect(subject).toBe('250 unverified enquiries');
  expect(replyTo).toBeUndefined();
  expect(html).toContain('&lt;b&gt;Mallory&lt;/b&gt;, m@example.in');
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('and more');
  expect(html.isWellFormed()).toBe(true);
  expect(html).toContain('And 248 more.');
  expect(html).toContain('href="https://www.marigold.example/admin"');
});

test('a digest of one says so', () => {
  expect(renderDigest([enquiry], 1).subject).toBe('One unverified enquiry');
});
