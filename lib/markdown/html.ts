import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

export const toHtml = (tree: Root): string => writer.stringify(tree);

/** Takes the finished tree as HTML and leaves nothing for the steps behind it, which would make a program of it. */
export function takeHtml(into: { html: string }) {
  return (tree: Root) => {
    into.html = toHtml(tree);
    tree.children = [];
  };
}
