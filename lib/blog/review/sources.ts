import type { Source } from './types';

const google = (path: string, title: string): Source => ({
  title: `Google Search Central: ${title}`,
  url: `https://developers.google.com/search/docs/${path}`,
});
const wcag = (page: string, title: string): Source => ({
  title: `WCAG 2.2: ${title}`,
  url: `https://www.w3.org/WAI/WCAG22/Understanding/${page}`,
});

export const sources = {
  titles: google('appearance/title-link', 'Influencing your title links'),
  snippets: google('appearance/snippet', 'Control your snippets in search results'),
  urls: google('crawling-indexing/url-structure', 'URL structure best practices'),
  links: google('crawling-indexing/links-crawlable', 'SEO link best practices'),
  redirects: google('crawling-indexing/301-redirects', 'Redirects and Google Search'),
  noindex: google('crawling-indexing/block-indexing', 'Block Search indexing with noindex'),
  statusCodes: google('crawling-indexing/http-network-errors', 'How HTTP status codes affect Google'),
  canonical: google('crawling-indexing/consolidate-duplicate-urls', 'How to specify a canonical URL'),
  helpfulContent: google('fundamentals/creating-helpful-content', 'Creating helpful, people-first content'),
  spam: google('essentials/spam-policies', 'Spam policies: scaled content abuse and scraping'),
  hiringAnSeo: google('fundamentals/do-i-need-seo', 'Do you need an SEO?'),
  headings: wcag('info-and-relationships.html', '1.3.1 Info and Relationships'),
  alternativeText: wcag('non-text-content.html', '1.1.1 Non-text Content'),
  oneHeading: { title: 'House rule: a page has one h1, and it is the title' },
  ownImages: { title: 'House rule: pages load pictures of this site and of the hosts in IMAGE_HOSTS only' },
  allowedLinks: { title: 'House rule: articles link by http, https, irc, ircs, mailto and xmpp only' },
} as const satisfies Record<string, Source>;
