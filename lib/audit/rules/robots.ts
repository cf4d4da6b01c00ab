import type { Rule } from '../rule.ts';
import { sources } from './sources.ts';

const missing: Rule = {
  id: 'robots-missing',
  title: 'There is no robots.txt',
  severity: 'warning',
  reason: 'Without it crawlers do not learn where the sitemap is.',
  source: sources.robotsFile,
  *find({ robots: { address, status } }) {
    if (status !== null && status >= 400 && status < 500) yield { address, detail: `it answers ${status}` };
  },
};

const unreachable: Rule = {
  id: 'robots-unreachable',
  title: 'robots.txt cannot be had',
  severity: 'error',
  reason: 'While it fails, crawlers must take the whole site as closed.',
  source: sources.robotsFile,
  *find({ robots: { address, status, problem } }) {
    if (status === null || status >= 500) yield { address, detail: problem ?? `it answers ${status}` };
  },
};

const hiding: Rule = {
  id: 'robots-hides-noindex',
  title: 'robots.txt blocks a noindex page',
  severity: 'error',
  reason: 'A search engine that may not read the page never learns that it must not list it.',
  source: sources.blockIndexing,
  *find({ pages, robots }) {
    for (const { address, isNoindex } of pages.values())
      if (isNoindex && !robots.isOpen(address))
        yield { address, detail: 'it says noindex behind a disallow' };
  },
};

export default [missing, unreachable, hiding];
