/** @jest-environment node */
import commonmark from 'commonmark-spec';
import { dangersIn, rendered } from './testing';

type Example = (typeof commonmark.tests)[number];

/** The specification writes a tab as an arrow. */
const withTabs = (text: string) => text.replaceAll('→', '\t');
const examples = commonmark.tests.map(
  (example): Example => ({
    ...example,
    markdown: withTabs(example.markdown),
    html: withTabs(example.html),
  }),
);

/** What is said of a text without its markup: the same in our HTML as in the specification's. */
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, '');

/** Examples about raw HTML, which we drop, and those that GitHub's additions read in another way. */
const hasOwnHtml = ({ markdown, section }: Example) => /HTML/.test(section) || /<[a-z!?/]/i.test(markdown);
const hasOtherMeaning = ({ markdown, html }: Example) =>
  /<img/.test(html) || /https?:\/\/|www\.|@|~~|\[[ x]\]/.test(markdown);

test('there are about 650 examples', () => {
  expect(examples.length).toBeGreaterThan(640);
});

test('every example renders and runs nothing', async () => {
  for (const { number, markdown } of examples) {
    const { html } = await rendered(markdown);
    expect({ number, dangers: dangersIn(html) }).toEqual({ number, dangers: [] });
  }
}, 120_000);

test('plain markdown says what the specification says', async () => {
  const plain = examples.filter((example) => !hasOwnHtml(example) && !hasOtherMeaning(example));
  expect(plain.length).toBeGreaterThan(480);
  for (const { number, markdown, html } of plain) {
    expect({ number, text: words((await rendered(markdown)).html) }).toEqual({ number, text: words(html) });
  }
}, 120_000);
