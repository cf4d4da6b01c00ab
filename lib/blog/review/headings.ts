import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf, replaceAt, type Span, spanOf, whereOf, wordsIn } from './places';
import { sources } from './sources';
import type { ReviewText, Rule } from './types';

function headingsOf({ tree }: ReviewText): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    headings.push(node);
  });
  return headings;
}

export const secondH1: Rule = (text) =>
  headingsOf(text)
    .filter(({ depth }) => depth === 1)
    .map((node) => ({
      id: `second-h1:${placeOf(node)}`,
      severity: 'warning',
      title: 'A second h1 in the text',
      reason: `The title is the h1 of the page already, so “${wordsIn(node)}” and every other heading would be shown one level lower.`,
      source: sources.oneHeading,
      where: whereOf(text, node),
      fix: changeLevel(text, node, 2),
    }));

/** The public page steps every heading down by one where one of them is an h1; the levels here are those readers get. */
export const headingOrder: Rule = (text) => {
  const headings = headingsOf(text);
  const step = headings.some(({ depth }) => depth === 1) ? 1 : 0;
  return headings.flatMap((node, index) => {
    const level = Math.min(6, node.depth + step);
    const before = headings[index - 1];
    const levelBefore = before ? Math.min(6, before.depth + step) : 1;
    if (level <= levelBefore + 1) return [];
    const right = levelBefore + 1 - step;
    return [
      {
        id: `heading-order:${placeOf(node)}`,
        severity: 'warning' as const,
        title: 'A heading skips a level',
        reason: `“${wordsIn(node)}” is an h${level} below an h${levelBefore}, so people who go from heading to heading with a screen reader look for a part that is not there.`,
        source: sources.headings,
        where: whereOf(text, node),
        fix: changeLevel(text, node, right),
      },
    ];
  });
};

function changeLevel(text: ReviewText, node: Heading, level: number) {
  const label = `Make it an h${level}`;
  return replaceAt(text, label, marksOf(text, node), '#'.repeat(level), 'Change the level of the heading');
}

/** The hash marks in front of a heading; null for one that is underlined. */
function marksOf(text: ReviewText, node: Heading): Span | null {
  const span = spanOf(text, node);
  const isMarked = span && text.draft.content.startsWith('#'.repeat(node.depth), span.start);
  return isMarked ? { start: span.start, end: span.start + node.depth } : null;
}
