import type { Nodes } from 'mdast';
import { parseMarkdown } from '../../markdown/parse';
import { wordsIn } from '../review/places';

/** A piece of an article that its page shows as one element, and where it stands in the markdown. */
export type Block = { from: number; to: number; heading: { level: number; text: string } | null };
/** A block by its place among the others, and how far down in it something is, from 0 to 1. */
export type BlockPlace = { index: number; share: number };

/** The page shows nothing of these, or shows it elsewhere. */
const UNSEEN = new Set(['definition', 'footnoteDefinition', 'html']);

export function blocksOf(markdown: string): Block[] {
  return parseMarkdown(markdown)
    .children.filter(({ type }) => !UNSEEN.has(type))
    .map((node) => ({
      from: node.position?.start.offset ?? 0,
      to: node.position?.end.offset ?? 0,
      heading: headingOf(node),
    }));
}

function headingOf(node: Nodes): Block['heading'] {
  return node.type === 'heading' ? { level: node.depth, text: wordsIn(node) } : null;
}

/** Which block a place in the markdown belongs to: the one it is in, or else the one before it; null where there is none. */
export function blockAt(blocks: readonly Block[], at: number): BlockPlace | null {
  const index = blocks.findLastIndex(({ from }) => from <= at);
  const block = blocks[Math.max(index, 0)];
  if (!block) return null;
  const share = (at - block.from) / Math.max(1, block.to - block.from);
  return { index: Math.max(index, 0), share: Math.min(Math.max(share, 0), 1) };
}
