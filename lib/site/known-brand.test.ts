import { noteBrand, senderOf } from './known-brand';

test('e-mails come from whom the owner says, and from whom the setting says until then', () => {
  const setting = 'Marigold Search <website@example.com>';
  expect(senderOf(setting)).toBe(setting);
  noteBrand('Tulsi "SEO" <& Söhne>');
  expect(senderOf(setting)).toBe('"Tulsi SEO & Söhne" <website@example.com>');
  expect(senderOf('website@example.com')).toBe('"Tulsi SEO & Söhne" <website@example.com>');
  noteBrand('Marigold Search');
  expect(senderOf(setting)).toBe(setting);
});
