import { TITLE, titleWidth } from '../../search/snippet.ts';
import type { Page } from '../page/page.ts';
import type { Rule } from '../rule.ts';
import { indexablePages } from '../site-view.ts';
import { repeated } from './repeated.ts';
import { sources } from './sources.ts';

/** Some fifteen letters. */
const MIN_WIDTH = 150;

const titleOf = (page: Page) => page.titles[0] ?? '';
const widthOf = (page: Page) => titleWidth(titleOf(page));

const missing: Rule = {
  id: 'title-missing',
  title: 'A page has no title',
  severity: 'error',
  reason: 'Search results and browser tabs have nothing to show.',
  source: sources.titles,
  *find(crawl) {
    for (const page of crawl.pages.values())
      if (titleOf(page) === '') yield { address: page.address, detail: 'no title in the head' };
  },
};

const duplicate: Rule = {
  id: 'title-duplicate',
  title: 'Several pages have the same title',
  severity: 'warning',
  reason: 'In search results nobody can tell them apart.',
  source: sources.titles,
  find: (crawl) => repeated(indexablePages(crawl), titleOf),
};

const wide: Rule = {
  id: 'title-wide',
  title: 'A title is too wide',
  severity: 'warning',
  reason: `Search results cut what is wider than ${TITLE.width} pixels.`,
  source: sources.titles,
  *find(crawl) {
    for (const page of indexablePages(crawl))
      if (widthOf(page) > TITLE.width)
        yield { address: page.address, detail: `${widthOf(page)} pixels: ${titleOf(page)}` };
  },
};

const short: Rule = {
  id: 'title-short',
  title: 'A title is very short',
  severity: 'warning',
  reason: `Less than ${MIN_WIDTH} pixels hardly say what the page is about.`,
  source: sources.titles,
  *find(crawl) {
    for (const page of indexablePages(crawl))
      if (titleOf(page) !== '' && widthOf(page) < MIN_WIDTH)
        yield { address: page.address, detail: `${widthOf(page)} pixels: ${titleOf(page)}` };
  },
};

export default [missing, duplicate, wide, short];
