import { SEARCH_ENGINE } from './options.ts';

/** Directives that carry a value after a colon, which the name of a crawler does too. */
const WITH_VALUE = /^(unavailable_after|max-snippet|max-image-preview|max-video-preview)$/;

/**
 * Whether a page asks search engines to leave it out.
 * @param metas contents of its robots elements
 * @param header X-Robots-Tag, in which the name of a crawler may lead a list
 */
export function isNoindex(metas: readonly string[], header: string | null): boolean {
  const words = [...metas.flatMap((list) => list.toLowerCase().split(/[\s,]+/)), ...wordsOf(header ?? '')];
  return words.some((word) => word === 'noindex' || word === 'none');
}

function wordsOf(header: string): string[] {
  let crawler = '';
  return header
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [, name = '', rest = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(part) ?? [];
      const isCrawler = name !== '' && !WITH_VALUE.test(name);
      if (isCrawler) crawler = name;
      const concernsSearch = crawler === '' || crawler === SEARCH_ENGINE.toLowerCase();
      return concernsSearch ? [(isCrawler ? rest : part).trim()] : [];
    });
}
