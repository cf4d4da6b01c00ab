import type { Rule } from '../rule.ts';
import { MAX_ADDRESSES, MAX_BYTES } from '../sitemap/sitemap-file.ts';
import { some } from './detail.ts';
import { sources } from './sources.ts';

const unreadable: Rule = {
  id: 'sitemap-unreadable',
  title: 'A sitemap cannot be read',
  severity: 'error',
  reason: 'What only the sitemap names is not found.',
  source: sources.sitemap,
  *find(crawl) {
    for (const { address, status, problem } of crawl.sitemaps.files)
      if (status !== 200 || problem) yield { address, detail: problem ?? `it answers ${status}` };
  },
};

const invalid: Rule = {
  id: 'sitemap-invalid',
  title: 'A sitemap is no valid XML',
  severity: 'error',
  reason: 'Search engines stop reading at the first mistake.',
  source: sources.sitemapProtocol,
  *find(crawl) {
    for (const { address, fault } of crawl.sitemaps.files) if (fault) yield { address, detail: fault };
  },
};

const large: Rule = {
  id: 'sitemap-too-large',
  title: 'A sitemap is too large',
  severity: 'error',
  reason: `A file may have ${MAX_ADDRESSES.toLocaleString('en')} addresses and 50 MB; beyond that it is refused.`,
  source: sources.sitemap,
  *find(crawl) {
    for (const { address, entries, bytes } of crawl.sitemaps.files) {
      if (entries > MAX_ADDRESSES)
        yield { address, detail: `it has ${entries.toLocaleString('en')} addresses` };
      if (bytes > MAX_BYTES) yield { address, detail: 'it has more than 50 MB' };
    }
  },
};

const dates: Rule = {
  id: 'sitemap-lastmod',
  title: 'A lastmod of a sitemap is wrong',
  severity: 'warning',
  reason: 'Google uses these dates only while they prove to be right.',
  source: sources.sitemap,
  *find(crawl) {
    for (const { address, dateFaults } of crawl.sitemaps.files)
      if (dateFaults.length > 0) yield { address, detail: some(dateFaults) };
  },
};

const strangers: Rule = {
  id: 'sitemap-other-site',
  title: 'A sitemap lists what is no address of this site',
  severity: 'error',
  reason: 'Entries must be absolute and lie on the host of the sitemap.',
  source: sources.sitemapProtocol,
  *find(crawl) {
    for (const { address, strangers: listed } of crawl.sitemaps.files)
      if (listed.length > 0)
        yield { address, detail: some(listed.map((entry) => entry || 'an entry without an address')) };
  },
};

export default [unreadable, invalid, large, dates, strangers];
