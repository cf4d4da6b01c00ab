/** @jest-environment node */
import { editFor, imageMarkdown, insertion } from './markdown-commands';
import type { MarkdownCommand, Span } from './markdown-edit';
import { linkMarkdown } from './markdown-link';

/** The brackets ‹ and › stand around what is selected. */
function run(command: MarkdownCommand, marked: string): string {
  const from = marked.indexOf('‹');
  const selection: Span = { from, to: marked.indexOf('›') - 1 };
  const text = marked.replace(/[‹›]/g, '');
  const { select, ...edit } = editFor(command, text, selection) ?? insertion(selection, '');
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, select.from)}‹${after.slice(select.from, select.to)}›${after.slice(select.to)}`;
}

test.each<[MarkdownCommand, string, string]>([
  ['bold', 'a ‹word› b', 'a **‹word›** b'],
  ['bold', 'a **‹word›** b', 'a ‹word› b'],
  ['bold', 'a ‹**word**› b', 'a ‹word› b'],
  ['bold', 'a ‹› b', 'a **‹›** b'],
  ['bold', 'a *‹word›* b', 'a ***‹word›*** b'],
  ['italic', 'a **‹word›** b', 'a ***‹word›*** b'],
  ['italic', 'a ***‹word›*** b', 'a **‹word›** b'],
  ['italic', 'a ‹word› b', 'a *‹word›* b'],
  ['code', 'a ‹word› b', 'a `‹word›` b'],
  ['code', 'a `‹word›` b', 'a ‹word› b'],
  ['code', 'a ‹`word`› b', 'a ‹word› b'],
  ['code', 'a ‹x`y› b', 'a ``‹x`y›`` b'],
  ['code', 'a ``‹x`y›`` b', 'a ‹x`y› b'],
  ['code', '‹a\nb›', '```\n‹a\nb›\n```'],
  ['heading2', 'One ‹t›wo', '## One ‹t›wo'],
  ['heading2', '## One ‹t›wo', 'One ‹t›wo'],
  ['heading2', '### One ‹t›wo', '## One ‹t›wo'],
  ['heading3', '- One ‹t›wo', '### One ‹t›wo'],
  ['heading3', '‹›', '### ‹›'],
  ['heading3', '### ‹›', '‹›'],
  ['bullets', 'a\n‹b\n\nc›\nd', 'a\n‹- b\n\n- c›\nd'],
  ['bullets', '‹- b\n- c\n›d', '‹b\nc›\nd'],
  ['bullets', '‹- b\nc›', '‹- b\n- c›'],
  ['bullets', '  1. ‹›one', '  - ‹›one'],
  ['numbers', '‹b\n* c›', '‹1. b\n2. c›'],
  ['numbers', '‹1. b\n2. c›', '‹b\nc›'],
  ['quote', '‹b\n\nc›', '‹> b\n>\n> c›'],
  ['quote', '‹> b\n>\n> c›', '‹b\n\nc›'],
  ['quote', '‹›', '> ‹›'],
  ['codeBlock', 'a\n‹b›\nc', 'a\n\n```\n‹b›\n```\n\nc'],
  ['codeBlock', '```js\n‹b›\n```', '‹b›'],
  ['codeBlock', '‹```x```›', '````\n‹```x```›\n````'],
  ['table', 'a\n\n‹›', 'a\n\n| ‹Column› | Column |\n| --- | --- |\n|  |  |'],
  ['table', '‹a\tb|c\n1\t2›', '‹| a | b\\|c |\n| --- | --- |\n| 1 | 2 |›'],
  ['table', '‹a, b\n1›', '‹| a | b |\n| --- | --- |\n| 1 |  |›'],
])('%s: %s', (command, before, after) => {
  expect(run(command, before)).toBe(after);
});

test.each([
  ['word', '/contact', '[word](/contact)'],
  ['a [b]', '/contact', '[a \\[b\\]](/contact)'],
  ['', '/contact', '[/contact](/contact)'],
  ['word', ' https://a.example/b c(d) ', '[word](<https://a.example/b c(d)>)'],
])('a link from %j to %j', (words, address, markdown) => {
  expect(linkMarkdown(words, address)).toBe(markdown);
});

test('an insertion leaves the cursor behind it', () => {
  expect(insertion({ from: 2, to: 4 }, 'abc')).toEqual({
    ...{ from: 2, to: 4, insert: 'abc' },
    select: { from: 5, to: 5 },
  });
});

test('the description of a picture stays within its brackets', () => {
  expect(imageMarkdown(' A chart\n[2026] ', '/images/blog/a.webp')).toBe(
    '![A chart \\[2026\\]](/images/blog/a.webp)',
  );
});
