/** @jest-environment node */
import { editFor, imageMarkdown, insertion, type MarkdownCommand, type Span } from './markdown-commands';

/** The brackets ‹ and › stand around what is selected. */
function run(command: MarkdownCommand, marked: string): string {
  const from = marked.indexOf('‹');
  const selection: Span = { from, to: marked.indexOf('›') - 1 };
  const text = marked.replace(/[‹›]/g, '');
  const { select, ...edit } = editFor(command, text, selection);
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
  ['link', 'a ‹word› b', 'a [word](‹url›) b'],
  ['link', 'a ‹› b', 'a [‹›](url) b'],
  ['link', '‹https://example.org/a›', '[‹›](https://example.org/a)'],
])('%s: %s', (command, before, after) => {
  expect(run(command, before)).toBe(after);
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
