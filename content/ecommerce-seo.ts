import { timings } from './claims';
import type { StaticService } from './static-service';

const { initial, significant } = timings.servicePages;

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
