import { isGenericLinkText } from '../../search/generic-link-text.ts';
import { linkedFrom, linkGraph } from '../link-graph.ts';
import type { Rule } from '../rule.ts';
import { failureOf, isRedirect, wayFrom } from '../site-view.ts';
import { some } from './detail.ts';
import { sources } from './sources.ts';

const brokenLink: Rule = {
  id: 'broken-link',
  title: 'A link leads nowhere',
  severity: 'error',
  reason: 'Visitors and crawlers that follow it find an error instead of a page.',
  source: sources.statusCodes,
  *find(crawl) {
    for (const address of linkGraph(crawl).sources.keys()) {
      const failure = failureOf(crawl.answers.get(address));
      if (failure) yield { address, detail: `${failure}; ${linkedFrom(address, crawl)}` };
    }
  },
};

const linkToRedirect: Rule = {
  id: 'link-to-redirect',
  title: 'A link leads to a redirect',
  severity: 'warning',
  reason: 'Each visit costs a second request, and a crawler is told two addresses for one page.',
  source: sources.redirects,
  *find(crawl) {
    const linked = new Set(
      [...crawl.pages.values()].flatMap((page) => page.links.map((link) => link.address)),
    );
    for (const address of linked) {
      const [, target = '', ...more] = wayFrom(address, crawl);
      // A chain, a loop and a redirect to nothing are faults of their own.
      if (!isRedirect(crawl.answers.get(address)) || more.length > 0) continue;
      if (failureOf(crawl.answers.get(target))) continue;
      yield { address, detail: `leads to ${target}; ${linkedFrom(address, crawl)}` };
    }
  },
};

const emptyLink: Rule = {
  id: 'empty-link',
  title: 'A link has no text',
  severity: 'warning',
  reason: 'Neither a search engine nor a screen reader learns what it leads to.',
  source: sources.linkPurpose,
  *find(crawl) {
    for (const { address, links } of crawl.pages.values()) {
      const empty = links.filter((link) => link.text === '').map((link) => link.address);
      if (empty.length > 0) yield { address, detail: `to ${some(empty)}` };
    }
  },
};

const genericLink: Rule = {
  id: 'generic-link',
  title: 'A link’s text could lead anywhere',
  severity: 'warning',
  reason:
    'Search engines learn from the words of a link what its page is about, and “read more” says nothing.',
  source: sources.links,
  *find(crawl) {
    for (const { address, links } of crawl.pages.values()) {
      const generic = links.filter(({ words, isNofollow }) => !isNofollow && isGenericLinkText(words));
      const named = generic.map((link) => `“${link.words}” to ${link.address}`);
      if (named.length > 0) yield { address, detail: some(named) };
    }
  },
};

const nofollowLink: Rule = {
  id: 'nofollow-internal-link',
  title: 'A link within the site is nofollow',
  severity: 'warning',
  reason: 'It disowns a page that the site itself wants to be listed.',
  source: sources.nofollow,
  *find(crawl) {
    for (const { address, links } of crawl.pages.values()) {
      // A page that may not be listed, such as a sorted view of a list, has nothing to lose.
      const disowned = links.filter(
        (link) =>
          link.isNofollow &&
          crawl.addresses.isInternal(link.address) &&
          !crawl.pages.get(link.address)?.isNoindex,
      );
      if (disowned.length > 0) yield { address, detail: `to ${some(disowned.map((link) => link.address))}` };
    }
  },
};

export default [brokenLink, linkToRedirect, emptyLink, genericLink, nofollowLink];
