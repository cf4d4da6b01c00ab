import { renderNotification } from './notification';
import { sampleValues } from './sample-values';

const blankService = { ...sampleValues, service_interest: '' };

test.each([
  ['nothing stored', null],
  ['spaces', { subject: ' \u00a0 ', body: '\n \t' }],
  ['a placeholder that says nothing', { subject: '{{service_interest}}', body: ' {{service_interest}} ' }],
])('a template of %s sends the default one', (_, stored) => {
  const { subject, html } = renderNotification(stored, blankService);
  expect(subject).toBe('New enquiry from Priya Nair:');
  expect(html).toContain('<h1>New enquiry</h1>');
});

test('of a template whose subject alone is blank the body is used', () => {
  const { subject, html } = renderNotification({ subject: ' ', body: 'From {{name}}' }, sampleValues);
  expect([subject, html]).toEqual(['New enquiry from Priya Nair: Local SEO', 'From Priya Nair']);
});
