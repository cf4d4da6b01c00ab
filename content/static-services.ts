import { timings } from './claims';

type Item = { title: string; description: string };

export type StaticService = {
  slug: 'local-seo' | 'ecommerce-seo';
  name: string;
  metaTitle: string;
  description: string;
  heading: string;
  lead: string;
  intro: { heading: string; paragraphs: readonly string[] };
  highlights: readonly [Item, Item, Item];
  approach: { heading: string; items: readonly Item[] };
  process: { heading: string; steps: readonly Item[] };
  offer: { heading: string; items: readonly [Item, Item, Item] };
  faq: readonly { question: string; answer: string }[];
  closing: { heading: string; text: string };
};

const { initial, significant } = timings.servicePages;

/** The two service pages with fixed copy (specification, section 2.8). */
export const localSeo: StaticService = {
  slug: 'local-seo',
  name: 'Local SEO',
  metaTitle: 'Local SEO Services in India',
  description:
    'Local SEO for shops, clinics, schools and branches in India: business profiles, local pages and reviews, so that people nearby find you first.',
  heading: 'Be found by the people around the corner',
  lead: 'Most local searches end in a call, a route or a visit. We put your branches where those searches look.',
  intro: {
    heading: 'Local search is a data problem before it is a content problem',
    paragraphs: [
      'The map shows what it can trust: one name, one address, one phone number, and a category that fits. In Indian cities that is harder than it sounds. Shops move across the road, markets share one pin code, and a landmark is a better direction than a street.',
      'We put the data in order first, then give each branch a page worth finding, and then help you earn reviews from people who were really there.',
    ],
  },
  highlights: [
    {
      title: 'Map and organic together',
      description: 'Profile, local page and website say the same, so that each supports the other.',
    },
    {
      title: 'Every branch counts',
      description: 'One process for one clinic or for two hundred outlets, with an owner for each profile.',
    },
    {
      title: 'In the language of the street',
      description:
        'Queries in English, Hindi and the regional language, as people nearby really type and say them.',
    },
  ],
  approach: {
    heading: 'Our approach to local SEO',
    items: [
      {
        title: 'Profile audit',
        description:
          'Duplicates, wrong pins, dead numbers and categories that keep you out of the right results.',
      },
      {
        title: 'Categories and services',
        description: 'Primary and secondary categories chosen from what the results of your area show.',
      },
      {
        title: 'Branch pages',
        description:
          'A page a branch with directions by landmark, hours, services, staff and photographs of the place.',
      },
      {
        title: 'Citations',
        description: 'The directories that matter in India corrected, the rest left alone.',
      },
      {
        title: 'Reviews',
        description:
          'A way to ask that staff will use, and answers in the language of the review. Never bought, never filtered.',
      },
      {
        title: 'Measurement by area',
        description: 'Visibility on a grid around each branch, with calls and routes beside it.',
      },
    ],
  },
  process: {
    heading: 'Five steps',
    steps: [
      {
        title: 'Inventory',
        description: 'We list every branch, profile, number and page you have, and who can sign in to them.',
      },
      {
        title: 'Clean-up',
        description: 'Duplicates are merged, pins moved, names and hours corrected at the source.',
      },
      {
        title: 'Pages',
        description: 'Branch pages are written and linked from a finder that people and crawlers can use.',
      },
      {
        title: 'Reviews and local links',
        description: 'Your staff ask after each visit; local partners and press link to the branch.',
      },
      {
        title: 'Report and repeat',
        description: 'Each month you see grid, calls and routes a branch, and what comes next.',
      },
    ],
  },
  offer: {
    heading: 'What you can book',
    items: [
      {
        title: 'Local SEO audit',
        description:
          'Profiles, pages, citations and reviews of up to ten branches, with an ordered list of what to mend.',
      },
      {
        title: 'Profile and branch page management',
        description: 'Monthly work on profiles and pages, with changes logged.',
      },
      {
        title: 'Review programme',
        description: 'The process, the texts and the training to ask for reviews and to answer them.',
      },
    ],
  },
  faq: [
    {
      question: 'How long does local SEO take?',
      answer: `Plan for ${initial} until the first results and ${significant} until they are significant. A new branch in a crowded market takes longer.`,
    },
    {
      question: 'Do I need a shop that customers can visit?',
      answer:
        'No. Businesses that go to their customers can hide the address and state the areas they serve. A profile for a place where nobody works is against the rules, and we do not make one.',
    },
    {
      question: 'We have several branches in one city. Is that a problem?',
      answer:
        'No, if each has its own address, phone number and staff. Each gets its own profile and its own page; we take care that they do not compete for the same words.',
    },
    {
      question: 'Can you remove bad reviews?',
      answer:
        'Only those that break the rules of the platform, and then by its own process. To the others we help you write an answer that the next reader respects.',
    },
    {
      question: 'Do you work in regional languages?',
      answer:
        'Yes. Pages, posts and answers can be in the language your customers use. A native writer checks each text.',
    },
  ],
  closing: {
    heading: 'See how your branches look on the map',
    text: 'Send us the name of your business. You get a first look at your profiles and what we would mend first.',
  },
};

export const ecommerceSeo: StaticService = {
  slug: 'ecommerce-seo',
  name: 'E-commerce SEO',
  metaTitle: 'E-commerce SEO Services in India',
  description:
    'E-commerce SEO for shops in India: category pages, product data, filters and crawl control, measured in orders from organic search, not in visits.',
  heading: 'Make the shelf findable, not just the shop',
  lead: 'Shoppers search for kinds of things. We work on the pages that answer them: categories first, products second.',
  intro: {
    heading: 'A shop has more addresses than search engines care to read',
    paragraphs: [
      'Filters, sort orders, sizes and sessions turn a few thousand products into millions of addresses. What matters drowns among them. We decide with you which pages deserve to be found and let crawlers spend their time there.',
      'Then we make those pages worth the click: a category that helps to choose, products with complete data, prices and stock that the results page can show.',
    ],
  },
  highlights: [
    {
      title: 'Categories first',
      description: 'Most of the demand is for kinds of products. That is where we begin.',
    },
    {
      title: 'Data that sells',
      description: 'Price, stock, delivery and returns in the markup, equal to what the page says.',
    },
    {
      title: 'Crawl under control',
      description: 'Filters and variants that help people without flooding the index.',
    },
  ],
  approach: {
    heading: 'Our approach to e-commerce SEO',
    items: [
      {
        title: 'Demand map',
        description: 'What people search for, in which words and season, laid over your category tree.',
      },
      {
        title: 'Category pages',
        description: 'Structure, copy that helps to choose, and internal links from where shoppers are.',
      },
      {
        title: 'Product templates',
        description: 'Titles, attributes, variants, out-of-stock and discontinued products, by rule.',
      },
      {
        title: 'Facets and pagination',
        description: 'Which combinations become pages, which stay filters, and how crawlers are told.',
      },
      {
        title: 'Structured data and feeds',
        description: 'Product, offer and breadcrumb markup, and a feed for free listings.',
      },
      {
        title: 'Speed on phones',
        description: 'Listing and product templates measured on the phones your customers have.',
      },
    ],
  },
  process: {
    heading: 'Five steps',
    steps: [
      {
        title: 'Crawl and logs',
        description: 'We compare what you have, what is crawled and what earns orders.',
      },
      {
        title: 'Plan by category',
        description: 'Categories are ranked by demand, margin and distance to the first results.',
      },
      {
        title: 'Templates',
        description: 'Rules for titles, facets, variants and markup, written as tickets for your developers.',
      },
      {
        title: 'Content',
        description: 'Category copy, buying guides and product data, in the order of the plan.',
      },
      {
        title: 'Report in orders',
        description: 'Organic orders and margin by category each month, and the next list of work.',
      },
    ],
  },
  offer: {
    heading: 'What you can book',
    items: [
      {
        title: 'E-commerce SEO audit',
        description:
          'Crawl, logs, templates, markup and categories, with tickets in the order of their effect.',
      },
      { title: 'Category programme', description: 'Monthly work on the categories with the most to gain.' },
      {
        title: 'Migration support',
        description: 'A new platform or domain without losing what you had: redirects, tests and watch.',
      },
    ],
  },
  faq: [
    {
      question: 'How long until we see orders from it?',
      answer: `Plan for ${initial} until the first results and ${significant} until they are significant. Large shops see technical changes later, for crawlers need time to come round.`,
    },
    {
      question: 'Which platforms do you work with?',
      answer:
        'With the common ones such as Shopify, WooCommerce and Magento, and with shops built to measure. What counts is whether templates and addresses can be changed.',
    },
    {
      question: 'Should we write text for every product?',
      answer:
        'Rarely. Complete attributes and good photographs come first. Unique text pays for products that people search for by name.',
    },
    {
      question: 'What about marketplaces?',
      answer:
        'Your own shop and the marketplaces compete for the same results. We plan which products your shop should win and leave the rest to them.',
    },
    {
      question: 'Can you work with our developers?',
      answer:
        'Yes, that is how it works best. We write tickets with acceptance criteria and check the result before and after release.',
    },
  ],
  closing: {
    heading: 'Find out which categories could earn more',
    text: 'Send us your shop’s address. We look at the categories first and tell you where the demand is.',
  },
};
