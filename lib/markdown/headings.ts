import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** An entry of the table of contents. */
export type Heading = { id: string; text: string; level: number };

/** Ids that the page around the article uses. Its other ids begin with an underscore, which no heading's does. */
const RESERVED = ['content'];
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

/**
 * Mends what rehype-slug leaves: a heading without letters has an id too, none repeats an id of the page or of a
 * footnote, and none begins with an underscore: an element named `__next_f` would take the place of the variable.
 */
export function settleHeadingIds() {
  return (tree: Root) => {
    const taken = new Set(RESERVED);
    visit(tree, 'element', (node) => {
      const isHeading = levelOf(node) && !isFootnoteLabel(node);
      if (!isHeading && typeof node.properties.id === 'string') taken.add(node.properties.id);
    });
    for (const node of headingsOf(tree)) {
      const slug = String(node.properties.id ?? '').replace(/^_+/, '');
      const base = /^(-\d+)?$/.test(slug) ? `section${slug}` : slug;
      let id = base;
      for (let number = 1; taken.has(id); number++) id = `${base}-${number}`;
      taken.add(id);
      node.properties.id = id;
    }
  };
}

/** Fills a list with the headings of the article, in their order. */
export function collectHeadings(into: Heading[]) {
  return (tree: Root) => {
    for (const node of headingsOf(tree)) {
      const text = textOf(node).trim();
      if (text) into.push({ id: String(node.properties.id), text, level: levelOf(node) });
    }
  };
}
