import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Wide tables and code scroll inside themselves, within reach of the keyboard and under a name. */
export function makeScrollRegions() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'pre') nameCode(node);
      if (node.tagName === 'input') {
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'To do';
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const headers = cellsOf(node);
      for (const header of headers) header.properties.scope = 'col';
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          role: 'region',
          tabIndex: 0,
          ariaLabel: `Table: ${headers.map(textOf).filter(Boolean).join(', ').slice(0, 120)}`,
        },
        children: [node],
      };
      return SKIP;
    });
  };
}

function nameCode(pre: Element): void {
  const [code] = pre.children;
  const classes = code?.type === 'element' ? code.properties.className : undefined;
  const language = Array.isArray(classes) ? String(classes[0]).replace('language-', '') : '';
  pre.properties = { role: 'group', tabIndex: 0, ariaLabel: language ? `Code: ${language}` : 'Code' };
}

function cellsOf(table: Element): Element[] {
  const headers: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'th') headers.push(node);
  });
  return headers;
}
