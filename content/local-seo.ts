import { timings } from './claims';
import type { StaticService } from './static-service';

const { initial, significant } = timings.servicePages;

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
