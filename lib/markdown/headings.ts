import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { uniqueIds } from './heading-ids.ts';

export type Heading = { id: string; text: string; level: number };

const HEADING = /^h([1-6])$/;

const levelOf = (node: Element) => Number(HEADING.exec(node.tagName)?.[1] ?? 0);
const isFootnoteLabel = (node: Element) => node.properties.id === 'footnote-label';

function headingsOf(tree: Root): Element[] {
  const headings: Element[] = [];
  visit(tree, 'element', (node) => {
    if (levelOf(node) && !isFootnoteLabel(node)) headings.push(node);
  });
  return headings;
}

/** The page has its own h1, so where an article uses that level all of its headings step down by one. */
export function demoteHeadings() {
  return (tree: Root) => {
    const headings = headingsOf(tree);
    if (!headings.some((node) => node.tagName === 'h1')) return;
    for (const node of headings) node.tagName = `h${Math.min(6, levelOf(node) + 1)}`;
  };
}

/** Mends what rehype-slug leaves. */
export function repairHeadingIds() {
  return (tree: Root) => {
    const others: string[] = [];
    visit(tree, 'element', (node) => {
      const isHeading = levelOf(node) && !isFootnoteLabel(node);
      if (!isHeading && typeof node.properties.id === 'string') others.push(node.properties.id);
    });
    const headings = headingsOf(tree);
    const ids = uniqueIds(
      headings.map((node) => String(node.properties.id ?? '')),
      others,
    );
    for (const [index, node] of headings.entries()) node.properties.id = ids[index];
  };
}

export function collectHeadings(into: Heading[]) {
  return (tree: Root) => {
    for (const node of headingsOf(tree)) {
      const text = textOf(node).trim();
      if (text) into.push({ id: String(node.properties.id), text, level: levelOf(node) });
    }
  };
}
