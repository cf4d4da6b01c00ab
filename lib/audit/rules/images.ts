import type { Page } from '../page/page.ts';
import type { Rule } from '../rule.ts';
import { some } from './detail.ts';
import { sources } from './sources.ts';

const alt: Rule = {
  id: 'image-alt',
  title: 'A picture has no alt text',
  severity: 'error',
  reason:
    'Screen readers and picture searches do not learn what it shows; a decorative one has an empty alt.',
  source: sources.textAlternatives,
  *find(crawl) {
    for (const page of crawl.pages.values()) yield* lacking(page, 'hasAlt');
  },
};

const size: Rule = {
  id: 'image-size',
  title: 'A picture has no width and height',
  severity: 'warning',
  reason: 'The page jumps when it arrives.',
  source: sources.layoutShift,
  *find(crawl) {
    for (const page of crawl.pages.values()) yield* lacking(page, 'hasSize');
  },
};

function* lacking({ address, images }: Page, what: 'hasAlt' | 'hasSize') {
  const found = images.filter((image) => !image[what]).map(({ source }) => source.slice(0, 200) || 'no src');
  if (found.length > 0) yield { address, detail: some(found) };
}

export default [alt, size];
