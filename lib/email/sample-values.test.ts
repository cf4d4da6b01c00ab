import { defaultTemplate } from '@/content/notification';
import { sampleValues } from './sample-values';
import { placeholders, renderTemplate } from './template';

test('the sample enquiry fills every placeholder and is escaped like a real one', () => {
  const { subject, html } = renderTemplate(defaultTemplate, sampleValues);
  expect(subject).toBe('New enquiry from Priya Nair: Local SEO');
  expect(html).toContain('Nair &amp; Daughters Spices');
  for (const name of placeholders) expect(sampleValues[name]).not.toBe('');
  expect(html).not.toContain('{{');
});
