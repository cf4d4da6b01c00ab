import { linkGraph } from '../link-graph.ts';
import type { Page } from '../page/page.ts';
import type { Rule } from '../rule.ts';
import { indexablePages } from '../site-view.ts';
import { some } from './detail.ts';
import { sources } from './sources.ts';

const unlisted: Rule = {
  id: 'page-not-in-sitemap',
  title: 'A page is missing from the sitemap',
  severity: 'warning',
  reason: 'Search engines find it later, and do not learn when it changes.',
  source: sources.sitemap,
  *find(crawl) {
    if (crawl.sitemaps.listed.size === 0) return;
    for (const { address } of indexablePages(crawl))
      if (!crawl.sitemaps.listed.has(address)) yield { address, detail: 'no sitemap lists it' };
  },
};

const orphan: Rule = {
  id: 'orphan-page',
  title: 'No page links to a page of the sitemap',
  severity: 'warning',
  reason: 'Visitors cannot reach it, and to search engines it looks unimportant.',
  source: sources.links,
  *find(crawl) {
    if (!crawl.isWhole) return;
    const linked = linkGraph(crawl).sources;
    for (const address of crawl.sitemaps.listed.keys())
      if (crawl.pages.has(address) && !linked.has(address) && address !== crawl.start)
        yield { address, detail: 'it is only in the sitemap' };
  },
};

const MAX_CLICKS = 3;

const deep: Rule = {
  id: 'deep-page',
  title: 'A page is far from the start',
  severity: 'warning',
  reason: `What takes more than ${MAX_CLICKS} clicks is crawled late and seldom visited.`,
  source: sources.links,
  *find(crawl) {
    if (!crawl.isWhole) return;
    for (const { address } of indexablePages(crawl)) {
      const depth = linkGraph(crawl).depths.get(address) ?? 0;
      if (depth > MAX_CLICKS) yield { address, detail: `${depth} clicks from ${crawl.start}` };
    }
  },
};

const duplicate: Rule = {
  id: 'duplicate-content',
  title: 'Several addresses show the same text',
  severity: 'error',
  reason: 'A search engine lists one of them, and not necessarily the one that was meant.',
  source: sources.canonical,
  *find(crawl) {
    const alike = new Map<string, Page[]>();
    for (const page of indexablePages(crawl))
      if (page.words > 0) alike.set(page.fingerprint, [...(alike.get(page.fingerprint) ?? []), page]);
    for (const [first, ...others] of alike.values())
      if (first && others.length > 0)
        yield { address: first.address, detail: `same text as ${some(others.map((page) => page.address))}` };
  },
};

export default [unlisted, orphan, deep, duplicate];
