import type { Root } from 'hast';
import { toHtml } from './html.ts';
import { makeAddressesAbsolute } from './links.ts';

/** Longer articles are not carried in full by every feed. */
const MAX_LENGTH = 100_000;

/** Takes the HTML for feed readers, with whole addresses and without what only our page needs; empty when it is too long. */
export function takeFeedHtml(into: { feedHtml: string }, pageUrl: string) {
  return (tree: Root) => {
    const copy = structuredClone(tree);
    makeAddressesAbsolute(pageUrl)(copy);
    const html = toHtml(copy);
    into.feedHtml = html.length > MAX_LENGTH ? '' : html;
  };
}
