import type { ListItem, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Lists as close together as people write them, and no paragraph of line breaks alone. */
export function tidyBlocks() {
  return (tree: Root) => {
    visit(tree, 'list', (list) => {
      for (const item of list.children) item.spread = isLoose(item);
      list.spread = list.children.some(isLoose);
    });
    visit(tree, 'paragraph', ({ children }, index, parent) => {
      if (!parent || index === undefined) return;
      if (children.some((child) => child.type !== 'break' && !(child.type === 'text' && !child.value.trim())))
        return;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

const isLoose = ({ children }: ListItem) => children.filter(({ type }) => type === 'paragraph').length > 1;
