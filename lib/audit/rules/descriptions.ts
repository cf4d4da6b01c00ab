import { DESCRIPTION, descriptionWidth } from '../../search/snippet.ts';
import type { Page } from '../page/page.ts';
import type { Rule } from '../rule.ts';
import { indexablePages } from '../site-view.ts';
import { repeated } from './repeated.ts';
import { sources } from './sources.ts';

const MAX_WIDTH = DESCRIPTION.width.desktop;
const descriptionOf = (page: Page) => page.descriptions[0] ?? '';

const missing: Rule = {
  id: 'description-missing',
  title: 'A page has no description',
  severity: 'warning',
  reason: 'Search results show a piece of the page that nobody chose.',
  source: sources.snippets,
  *find(crawl) {
    for (const page of indexablePages(crawl))
      if (descriptionOf(page) === '') yield { address: page.address, detail: 'no description in the head' };
  },
};

const duplicate: Rule = {
  id: 'description-duplicate',
  title: 'Several pages have the same description',
  severity: 'warning',
  reason: 'It cannot describe all of them.',
  source: sources.snippets,
  find: (crawl) => repeated(indexablePages(crawl), descriptionOf),
};

const wide: Rule = {
  id: 'description-wide',
  title: 'A description is too wide',
  severity: 'warning',
  reason: `Search results cut what is wider than ${MAX_WIDTH} pixels.`,
  source: sources.snippets,
  *find(crawl) {
    for (const page of indexablePages(crawl)) {
      const width = descriptionWidth(descriptionOf(page));
      if (width > MAX_WIDTH)
        yield { address: page.address, detail: `${width} pixels: ${descriptionOf(page)}` };
    }
  },
};

export default [missing, duplicate, wide];
