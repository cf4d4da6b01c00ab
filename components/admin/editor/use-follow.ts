import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Block } from '@/lib/blog/editor/blocks';
import type { CursorStore } from './cursor';

/** What is shown between these shares of the height is seen well enough to stay where it is. */
const WELL_SEEN = { from: 0.08, to: 0.8 };
const AIM = 1 / 3;

type Setting = {
  region: RefObject<HTMLElement | null>;
  /** What holds one element for each block of the text. */
  article: RefObject<HTMLElement | null>;
  cursor: CursorStore;
  content: string;
  /** What is rendered; another one says that it was rendered anew. */
  shown: unknown;
};

/** Keeps what the cursor is in in sight, whenever the cursor moves or the text is rendered anew; gives the blocks of the text. */
export function useFollow({ region, article, cursor, content, shown }: Setting): readonly Block[] {
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const latest = useRef(content);

  useEffect(() => {
    latest.current = content;
  });

  useEffect(() => {
    if (!shown) return;
    let isWanted = true;
    // The parser is fetched with the first preview; without it the preview stays where it is.
    import('@/lib/blog/editor/blocks').then(
      ({ blocksOf }) => isWanted && setBlocks(blocksOf(latest.current)),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [shown]);

  useEffect(() => {
    if (blocks.length === 0) return;
    const follow = async () => {
      const { blockAt } = await import('@/lib/blog/editor/blocks');
      const place = blockAt(blocks, cursor.get().at);
      const element = place && article.current?.children[place.index];
      if (place && element && region.current) bringIntoSight(region.current, element, place.share);
    };
    void follow();
    return cursor.subscribe(follow);
  }, [blocks, cursor, article, region]);

  return blocks;
}

/** Scrolls the region alone: the page with the editor in it stays where it is. */
export function bringIntoSight(region: HTMLElement, element: Element, share = 0): void {
  const box = element.getBoundingClientRect();
  const y = box.top + box.height * share - region.getBoundingClientRect().top;
  const height = region.clientHeight;
  if (y >= height * WELL_SEEN.from && y <= height * WELL_SEEN.to) return;
  region.scrollTop += y - height * AIM;
}
