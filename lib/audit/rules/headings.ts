import type { Page } from '../page/page.ts';
import type { Rule } from '../rule.ts';
import { some } from './detail.ts';
import { sources } from './sources.ts';

const firstLevel = (page: Page) => page.headings.filter((heading) => heading.level === 1);

const missing: Rule = {
  id: 'h1-missing',
  title: 'A page has no main heading',
  severity: 'warning',
  reason: 'The h1 tells readers and search engines what the page is about.',
  source: sources.headings,
  *find(crawl) {
    for (const page of crawl.pages.values())
      if (!firstLevel(page).some((heading) => heading.text !== ''))
        yield { address: page.address, detail: 'no h1 with text' };
  },
};

const several: Rule = {
  id: 'h1-several',
  title: 'A page has several main headings',
  severity: 'warning',
  reason: 'Only one can say what the whole page is about.',
  source: sources.headings,
  *find(crawl) {
    for (const page of crawl.pages.values()) {
      const texts = firstLevel(page).map((heading) => heading.text);
      if (texts.length > 1) yield { address: page.address, detail: some(texts) };
    }
  },
};

const skipped: Rule = {
  id: 'heading-skipped',
  title: 'A heading skips a level',
  severity: 'warning',
  reason: 'Readers who move by headings look for a part that is not there.',
  source: sources.headings,
  *find(crawl) {
    for (const { address, headings } of crawl.pages.values()) {
      // What stands before the h1, such as a menu, has no level above it to skip.
      const start = headings.findIndex((heading) => heading.level === 1);
      const jumps = headings.slice(Math.max(start, 0)).flatMap(({ level, text }, index, all) => {
        const before = all[index - 1]?.level;
        return before && level > before + 1 ? [`h${level} "${text}" after an h${before}`] : [];
      });
      if (jumps.length > 0) yield { address, detail: some(jumps) };
    }
  },
};

export default [missing, several, skipped];
