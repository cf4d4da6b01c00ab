import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** The parser's time grows with the square of these within one paragraph; no article of a person comes near it. */
const MAX_MARKS = 2000;
const MARKS = /[*_~[\]]/g;
const MAX_DEPTH = 100;

/** Lets the marks of a paragraph with thousands of them stand for themselves, so that it is read in linear time. */
export function defuse(markdown: string): string {
  return markdown
    .split(/(\n[^\S\n]*\n)/)
    .map((block) => ((block.match(MARKS)?.length ?? 0) > MAX_MARKS ? block.replace(MARKS, '\\$&') : block))
    .join('');
}

/** Keeps the text of what is nested a hundred levels deep and drops the nesting, which browsers would not follow. */
export function limitDepth() {
  return (tree: Root) => flatten(tree, 0);
}

function flatten(parent: Root | Extract<Root['children'][number], { children: unknown }>, depth: number) {
  for (const child of parent.children) {
    if (!('children' in child)) continue;
    if (depth < MAX_DEPTH) flatten(child, depth + 1);
    else child.children = [{ type: 'text', value: textOf(child) }];
  }
}
