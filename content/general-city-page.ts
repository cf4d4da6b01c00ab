import type { DefaultService } from './catalogue';
import { fallbackPrice, timings } from './claims';
import type { TitledText } from './types';

export type GeneralWork = {
  /** Ends the specified sentence so that it agrees with the price list on the same page. */
  price: string;
  offers: readonly TitledText[];
};

const whole = 'for single tasks; the whole service costs what the price list on this page says';

/** What is said of each service in a {{city}} that has no page of its own (decision D3). */
export const generalWorks: Record<DefaultService, GeneralWork> = {
  seo: {
    price: whole,
    offers: [
      {
        title: 'SEO audit',
        description:
          'Crawling, index and results: where you stand today for the searches that matter in {{city}}, and in which order to mend what holds you back.',
      },
      {
        title: 'Work on pages and links',
        description: 'Titles, texts, structure and links, changed in the order of their effect and logged.',
      },
      {
        title: 'Measurement and reports',
        description:
          'A monthly report on what was done, what moved for people in {{city}}, and what comes next.',
      },
    ],
  },
  ppc: {
    price:
      'for advice on an account that you run yourself; managing it for you costs what the price list on this page says',
    offers: [
      {
        title: 'Look at account and market',
        description:
          'What an order is worth to you, what others bid for it in {{city}}, and what the account has paid for so far.',
      },
      {
        title: 'Set-up on each platform',
        description:
          'Campaigns, keywords, negatives, ads and the counting of enquiries, in your own account.',
      },
      {
        title: 'Weekly management',
        description:
          'Search terms, budgets and tests every week, and a report on what each rupee brought back.',
      },
    ],
  },
  'content-strategy': {
    price:
      'for a part of a plan, such as one group of topics; a whole strategy costs what the price list on this page says',
    offers: [
      {
        title: 'Content audit',
        description: 'Which of your pages are read, which are not, and what to keep, merge or retire.',
      },
      {
        title: 'Research of topics and questions',
        description: 'What people in {{city}} search for before they buy, and in which language.',
      },
      {
        title: 'A strategy to approve',
        description:
          'Pages worth writing, with a brief for each and a calendar. Writing the pages is not part of it.',
      },
    ],
  },
  'site-speed': {
    price:
      'for repeated measurements and advice; a single audit has the price that the list on this page says',
    offers: [
      {
        title: 'Measurement in the field',
        description: 'What visitors wait for on the phones and networks that are common in {{city}}.',
      },
      {
        title: 'Audit of each kind of page',
        description:
          'Server, images, fonts, scripts and rendering, with the milliseconds that each one costs.',
      },
      {
        title: 'Ranked recommendations',
        description:
          'What to change, in the order of its effect, written for the developers who will build it.',
      },
    ],
  },
  'local-seo': {
    price: 'for a single place; the price for several branches is on request',
    offers: [
      {
        title: 'Profile and listings in order',
        description:
          'One set of facts about you in {{city}}: name, address, hours, categories and photographs.',
      },
      {
        title: 'A page for each branch',
        description: 'What somebody nearby has to know before the visit.',
      },
      {
        title: 'Reviews, asked for honestly',
        description: 'A way to ask that the rules allow, and answers that the next reader can use.',
      },
    ],
  },
  'ecommerce-seo': {
    price: 'for a small shop; the price for larger catalogues is on request',
    offers: [
      {
        title: 'Audit of categories and filters',
        description: 'Which addresses your shop makes, which of them are read, and which should not exist.',
      },
      {
        title: 'Product data and feeds',
        description: 'Facts, prices and stock in the form that results show to buyers in {{city}}.',
      },
      {
        title: 'Measurement and reports',
        description: 'A monthly report by category: what moved, what sold, and what comes next.',
      },
    ],
  },
};

/** The same for all of them, with the {{service}}, its {{price}} and the {{city}} filled in. */
export const generalCityPage = {
  metaDescription:
    'What {{service}} work for a business in {{city}} includes, how long it takes and what it costs. General information until we have a page of its own for {{city}}.',
  intro: [
    'This page describes our {{service}} work in general. Tell us what you sell in {{city}} and to whom, and you get an answer that is about your business.',
  ],
  questions: [
    {
      question: 'What does {{service}} cost in {{city}}?',
      answer: `We offer ${fallbackPrice}{{price}}. What you pay depends on your site, your market and how much you can do in-house.`,
    },
    {
      question: 'How long does it take to see results?',
      answer: `Significant results typically take ${timings.cityFallback.significant}. It depends on where you start and how many others compete for the same searches.`,
    },
    {
      question: 'Do you work with businesses in {{city}}?',
      answer:
        'Yes. We work remotely with businesses all over India and meet by video call. Write to us about your business in {{city}}.',
    },
  ],
};
