/** @jest-environment node */
import { listOfTags, slugFrom, wordCount } from './text';

test.each([
  ['', 0],
  ['## Two words', 2],
  ['- one\n- two **three**\n\n---\n\n| a | b |', 5],
  ['Search in हिन्दी works', 4],
])('counts the words of %j', (markdown, count) => {
  expect(wordCount(markdown)).toBe(count);
});

test.each([
  ['How to read a crawl report', 'how-to-read-a-crawl-report'],
  ['  Café & Co: what’s new?  ', 'cafe-and-co-whats-new'],
  ['10 checks — before launch!', '10-checks-before-launch'],
  ['हिन्दी', ''],
])('makes a slug of %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

test('a long title ends with a whole word', () => {
  const slug = slugFrom('word '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(120);
  expect(slug).toMatch(/^(?:word-)+word$/);
  expect(slugFrom('a'.repeat(200))).toHaveLength(120);
});

test('tags are trimmed and empty ones left out', () => {
  expect(listOfTags(' SEO, , local search ,')).toEqual(['SEO', 'local search']);
});
