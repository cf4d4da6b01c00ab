import type { Crawl } from '../crawl.ts';
import type { Finding } from '../report.ts';
import type { Rule } from '../rule.ts';
import { canonicalOf, failureOf, isRedirect, isSelfCanonical } from '../site-view.ts';
import { sources } from './sources.ts';

const failing: Rule = {
  id: 'sitemap-entry-failing',
  title: 'The sitemap lists an address that does not answer with a page',
  severity: 'error',
  reason: 'A sitemap is a promise of pages; broken ones make search engines trust the rest less.',
  source: sources.sitemap,
  find: (crawl) => entries(crawl, (address) => failureOf(crawl.answers.get(address))),
};

const redirecting: Rule = {
  id: 'sitemap-entry-redirecting',
  title: 'The sitemap lists an address that redirects',
  severity: 'error',
  reason: 'It must name the address that shall be listed.',
  source: sources.sitemap,
  find: (crawl) =>
    entries(crawl, (address) => {
      const answer = crawl.answers.get(address);
      return isRedirect(answer) ? `redirects to ${answer?.location}` : null;
    }),
};

const hidden: Rule = {
  id: 'sitemap-entry-noindex',
  title: 'The sitemap lists a noindex page',
  severity: 'error',
  reason: 'It asks for a page to be listed that forbids it.',
  source: sources.blockIndexing,
  find: (crawl) =>
    entries(crawl, (address) => (crawl.pages.get(address)?.isNoindex ? 'the page says noindex' : null)),
};

const elsewhere: Rule = {
  id: 'sitemap-entry-canonical',
  title: 'The sitemap lists a page whose canonical is another one',
  severity: 'error',
  reason: 'Sitemap and page contradict each other about which address counts.',
  source: sources.canonical,
  find: (crawl) =>
    entries(crawl, (address) => {
      const page = crawl.pages.get(address);
      return page && !isSelfCanonical(page) ? `its canonical is ${canonicalOf(page)}` : null;
    }),
};

const closed: Rule = {
  id: 'sitemap-entry-blocked',
  title: 'The sitemap lists an address that robots.txt blocks',
  severity: 'error',
  reason: 'Search engines are sent to a page that they may not read.',
  source: sources.robotsFile,
  find: (crawl) =>
    entries(crawl, (address) => (crawl.robots.isOpen(address) ? null : 'robots.txt disallows it')),
};

function* entries(crawl: Crawl, faultOf: (address: string) => string | null): Generator<Finding> {
  for (const [address, file] of crawl.sitemaps.listed) {
    const fault = faultOf(address);
    if (fault) yield { address, detail: `${fault}; listed in ${file}` };
  }
}

export default [failing, redirecting, hidden, elsewhere, closed];
