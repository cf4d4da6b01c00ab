import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Longer pieces of code stay plain: colouring them would hold up the page. */
const MAX_LENGTH = 20_000;

export function leaveLongCodePlain() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'code' && textOf(node).length > MAX_LENGTH) delete node.properties.className;
    });
  };
}
