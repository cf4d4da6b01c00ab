import type { DefaultService } from './catalogue';
import type { TitledText } from './types';

type Area = TitledText & { slug: DefaultService; topics: readonly TitledText[] };

/** The services as the home page speaks of them (specification, section 3). */
export const areas: readonly Area[] = [
  {
    slug: 'seo',
    title: 'Search Engine Optimization',
    description:
      'We find what keeps your pages out of the results, fix it in the order of its effect, and log every change next to the queries it was meant to move.',
    topics: [
      {
        title: 'On-Page SEO',
        description: 'Titles, snippets, headings and texts that answer the search they were written for.',
      },
      {
        title: 'Technical SEO',
        description: 'Crawling, indexing, rendering, structured data and server logs, audited and mended.',
      },
      {
        title: 'Link Building',
        description:
          'Links earned from sites that your customers read, and sound links between your own pages.',
      },
    ],
  },
  {
    slug: 'ppc',
    title: 'Pay-Per-Click Marketing',
    description: 'Campaigns built around your margin. What does not pay for itself is switched off.',
    topics: [
      {
        title: 'Google Ads',
        description:
          'Search and shopping campaigns, negative keywords, tests of ads and a weekly look at the budget.',
      },
      {
        title: 'Social Media Ads',
        description: 'Audiences, creatives and remarketing on the networks where your customers spend time.',
      },
    ],
  },
  {
    slug: 'content-strategy',
    title: 'Content Strategy',
    description:
      'A plan of pages worth writing: who searches, what they need to know, and which page of yours answers it.',
    topics: [
      {
        title: 'Content Planning',
        description:
          'Topics, questions and languages, what to do with old pages, and a calendar for the new ones.',
      },
      {
        title: 'Content Creation',
        description:
          'Briefs, outlines and sources that writers like to use, and a review of what they wrote.',
      },
    ],
  },
  {
    slug: 'site-speed',
    title: 'Site Speed',
    description:
      'Measured on the phones and networks that your customers use. You get a list of recommendations, ordered by the milliseconds each one saves.',
    topics: [
      { title: 'Core Web Vitals', description: 'In the field and in the lab, for each kind of page.' },
      { title: 'Server and caching', description: 'How long the first byte takes, and why.' },
      { title: 'Images, fonts and scripts', description: 'What is loaded, in which order, and what can go.' },
    ],
  },
  {
    slug: 'local-seo',
    title: 'Local SEO',
    description:
      'Be found on the map and in the city results near your shop, clinic or office, with one set of facts about you everywhere.',
    topics: [
      {
        title: 'Google Business Profile',
        description: 'Categories, hours, photos and answers kept in order.',
      },
      { title: 'Listings and reviews', description: 'The same facts everywhere, and an honest way to ask.' },
      { title: 'Pages for each branch', description: 'What a person nearby needs to know before the visit.' },
    ],
  },
  {
    slug: 'ecommerce-seo',
    title: 'E-commerce SEO',
    description:
      'Category and product pages that search engines can crawl, understand and show with price and stock.',
    topics: [
      {
        title: 'Categories and filters',
        description: 'A structure that buyers and crawlers both get through.',
      },
      {
        title: 'Product data and feeds',
        description: 'Facts, prices and stock for results and merchant listings.',
      },
      { title: 'Products out of stock', description: 'Which pages stay, which lead on and which go.' },
    ],
  },
];
