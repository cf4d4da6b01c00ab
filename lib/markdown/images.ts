import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isShown, safeImage, sourceSet } from '../images/address.ts';
import { sizeOfStored } from '../images/name.ts';

/** The box of a picture that does not say its size. */
const DEFAULT_SIZE = { width: 1200, height: 675 };
/** The article's column, less the page's margin on a phone. */
const SIZES = '(min-width: 48rem) 42rem, 92vw';

/**
 * Gives every picture its box before it has loaded: `/covers/a.webp#1200x675` names the size, as the name of a stored
 * picture does; others are fitted into 16:9. A picture from anywhere but this site and the hosts named is replaced by its
 * alternative text.
 */
export function prepareImages(hosts: readonly string[]) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'img' || !parent || index === undefined) return;
      const address = safeImage(String(node.properties.src ?? ''));
      const alt = String(node.properties.alt ?? '');
      if (!address || !isShown(address, hosts)) {
        parent.children[index] = { type: 'text', value: alt } satisfies ElementContent;
        return SKIP;
      }
      const { src, width, height } = readSize(address);
      node.properties = {
        ...node.properties,
        src,
        alt,
        srcSet: sourceSet(src),
        sizes: SIZES,
        width,
        height,
        loading: 'lazy',
        decoding: 'async',
        style: `aspect-ratio: ${width} / ${height}; max-width: ${width}px`,
      };
    });
  };
}

function readSize(address: string): { src: string; width: number; height: number } {
  const stored = sizeOfStored(address);
  if (stored) return { src: address, ...stored };
  const [, src = address, width, height] = /^(.*)#(\d{1,4})x(\d{1,4})$/.exec(address) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return { src, ...(size.width > 0 && size.height > 0 ? size : DEFAULT_SIZE) };
}
