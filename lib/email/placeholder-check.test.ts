import { defaultTemplate } from '@/content/notification';
import { bodyPlaceholders, placeholderProblems, subjectPlaceholders } from './placeholder-check';

const inBody = (text: string) => placeholderProblems(text, bodyPlaceholders);
const inSubject = (text: string) => placeholderProblems(text, subjectPlaceholders);

describe('the check of a template before it is saved', () => {
  test('the template that the site comes with passes', () => {
    expect(inSubject(defaultTemplate.subject)).toEqual([]);
    expect(inBody(defaultTemplate.body)).toEqual([]);
  });

  test.each([
    'no placeholder at all',
    '{{name}} {{ email }} {{\tcity\t}}',
    '<style>@media (max-width:600px){.a{color:red}}</style>{{name}}',
    'a { b } c }} d',
  ])('%s passes', (text) => expect(inBody(text)).toEqual([]));

  test.each([
    ['{{nmae}}', '{{name}}'],
    ['{{Name}}', '{{name}}'],
    ['{{e-mail}}', '{{email}}'],
    ['{{mail}}', '{{email}}'],
    ['{{service}}', '{{service_interest}}'],
    ['{{Service Interest}}', '{{service_interest}}'],
    ['{{first_name}}', '{{name}}'],
    ['{{telephone}}', '{{phone}}'],
    ['{{<b>name</b>}}', '{{name}}'],
    ['{{name}', '{{name}}'],
    ['{{name', '{{name}}'],
    ['{name}', '{{name}}'],
    ['{name}}', '{{name}}'],
    ['{{{name}}}', '{{name}}'],
  ])('%s is refused, and %s proposed', (text, meant) => {
    expect(inBody(`Hello ${text}`)).toEqual([`${text} is no placeholder; did you mean ${meant}?`]);
  });

  test('what is like none of them is answered with all that there are', () => {
    expect(inSubject('{{#if x}}')).toEqual([
      '{{#if x}} is no placeholder; there are {{name}}, {{service_interest}}.',
    ]);
  });

  test('each mistake is named once, in the order of the text', () => {
    expect(inBody('{{citty}} {{nmae}} {{citty}}')).toEqual([
      '{{citty}} is no placeholder; did you mean {{city}}?',
      '{{nmae}} is no placeholder; did you mean {{name}}?',
    ]);
  });

  test('the subject has fewer placeholders than the body', () => {
    expect(inSubject('{{name}} in {{city}}')).toEqual(['{{city}} can be used in the HTML body only.']);
    expect(inSubject('{{ctiy}}')[0]).toContain('there are {{name}}, {{service_interest}}');
  });

  test('200,000 characters of braces do not keep it busy for minutes', () => {
    for (const body of [
      '{{x '.repeat(50_000),
      '{'.repeat(200_000),
      `{{${' '.repeat(199_998)}`,
      '{ '.repeat(100_000),
    ])
      expect(Array.isArray(inBody(body))).toBe(true);
  });
});
