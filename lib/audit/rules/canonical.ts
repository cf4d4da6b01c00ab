import type { Rule } from '../rule.ts';
import { canonicalOf, failureOf, isRedirect, isSelfCanonical } from '../site-view.ts';
import { some } from './detail.ts';
import { sources } from './sources.ts';

const missing: Rule = {
  id: 'canonical-missing',
  title: 'A page names no canonical address',
  severity: 'warning',
  reason: 'Under another address, with a campaign parameter for example, it counts as a second page.',
  source: sources.canonical,
  *find(crawl) {
    for (const { address, canonicals, isNoindex } of crawl.pages.values())
      if (canonicals.length === 0 && !isNoindex) yield { address, detail: 'no link with rel="canonical"' };
  },
};

const relative: Rule = {
  id: 'canonical-relative',
  title: 'A canonical address is not absolute',
  severity: 'warning',
  reason: 'A copy of the site under another host would name itself.',
  source: sources.canonical,
  *find(crawl) {
    for (const { address, canonicals } of crawl.pages.values())
      for (const { href, isAbsolute } of canonicals)
        if (!isAbsolute) yield { address, detail: `it is written as "${href}"` };
  },
};

const outsideHead: Rule = {
  id: 'canonical-outside-head',
  title: 'A canonical address stands outside of the head',
  severity: 'error',
  reason: 'Google only reads it in the head.',
  source: sources.canonical,
  *find(crawl) {
    for (const { address, canonicals } of crawl.pages.values())
      for (const { href, isInHead } of canonicals) if (!isInHead) yield { address, detail: href };
  },
};

const several: Rule = {
  id: 'canonical-several',
  title: 'A page names several canonical addresses',
  severity: 'error',
  reason: 'Of contradicting ones Google ignores all.',
  source: sources.canonical,
  *find(crawl) {
    for (const { address, canonicals } of crawl.pages.values()) {
      const named = canonicals.filter((canonical) => canonical.isInHead).map((canonical) => canonical.href);
      if (named.length > 1) yield { address, detail: some(named) };
    }
  },
};

const toFailure: Rule = {
  id: 'canonical-to-failure',
  title: 'A canonical address does not answer with a page',
  severity: 'error',
  reason: 'The page gives its place up to one that is not there.',
  source: sources.canonical,
  *find(crawl) {
    for (const page of crawl.pages.values()) {
      const canonical = canonicalOf(page);
      const answer = canonical ? crawl.answers.get(canonical) : undefined;
      const failure = isRedirect(answer) ? `answers ${answer?.status}` : failureOf(answer);
      if (failure) yield { address: page.address, detail: `${canonical} ${failure}` };
    }
  },
};

const toNoindex: Rule = {
  id: 'canonical-to-noindex',
  title: 'A canonical address is kept out of the index',
  severity: 'error',
  reason: 'The page gives its place up to one that may not be listed, so neither is.',
  source: sources.canonical,
  *find(crawl) {
    for (const page of crawl.pages.values()) {
      const canonical = canonicalOf(page);
      const isHidden = canonical && !isSelfCanonical(page) && crawl.pages.get(canonical)?.isNoindex;
      if (isHidden && !page.isNoindex) yield { address: page.address, detail: `${canonical} says noindex` };
    }
  },
};

const onNoindex: Rule = {
  id: 'noindex-with-canonical',
  title: 'A noindex page names another page as its canonical',
  severity: 'error',
  reason: 'One says that the pages are the same and the other that only this one may not be listed.',
  source: sources.robotsTag,
  *find(crawl) {
    for (const page of crawl.pages.values())
      if (page.isNoindex && !isSelfCanonical(page))
        yield { address: page.address, detail: `its canonical is ${canonicalOf(page)}` };
  },
};

export default [missing, relative, outsideHead, several, toFailure, toNoindex, onNoindex];
