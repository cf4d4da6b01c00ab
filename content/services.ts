import type { DefaultService } from './catalogue';
import type { Widened } from './types';

/** The services list (specification, section 2.5). */
export const servicesPage = {
  title: 'Our Professional Services',
  description:
    'SEO, PPC, content strategy, site speed, local SEO and e-commerce SEO for businesses in India: what each includes, how it is done and where to begin.',
  lead: 'Six kinds of work on one question: what does a person find when they search for what you sell?',
  start: 'Get Started',
  more: 'Read more',
  closing: {
    heading: 'Not sure which one you need?',
    text: 'Send us your address. We look at the site first and tell you which of these would move the most, and which would not.',
  },
} as const;

export type ServicesPageTexts = Widened<typeof servicesPage>;

/** What the list says of a service that has no row. */
export const serviceDescriptions: Record<DefaultService, string> = {
  seo: 'Technical audits, content and links that make the pages you already have easier to find, with a log of every change.',
  ppc: 'Search and shopping campaigns planned around your margin, with a weekly look at what each rupee brought back.',
  'content-strategy':
    'A plan of the pages worth writing, who searches for them and what each one must answer.',
  'site-speed':
    'An audit of what makes your pages slow on Indian phones and networks, in the order worth mending.',
  'local-seo':
    'Business profiles, local pages and reviews, so that people nearby find the branch that can serve them.',
  'ecommerce-seo':
    'Category pages, product data and crawl control for shops with more addresses than search engines care to read.',
};

export const serviceBullets: Record<DefaultService, readonly [string, string, string, string]> = {
  seo: [
    'Technical audits with log analysis',
    'Research of queries and intent',
    'Titles, snippets and internal links',
    'A log of every change and its effect',
  ],
  ppc: [
    'Search, shopping and remarketing',
    'Campaigns built around your margin',
    'Landing pages and copy tests',
    'A weekly look at what paid off',
  ],
  'content-strategy': [
    'A map of topics worth a page',
    'Briefs that writers like to use',
    'Hindi, English and regional languages',
    'A plan for old content, too',
  ],
  'site-speed': [
    'Field data from Indian phones',
    'Core Web Vitals by template',
    'Recommendations ranked by effect',
    'A check after your team has built them',
  ],
  'local-seo': [
    'Business profiles in order',
    'Pages for branches and areas',
    'Reviews asked for and answered',
    'Consistent name, address and phone',
  ],
  'ecommerce-seo': [
    'Category pages that sell',
    'Product data and structured data',
    'Filters and crawl under control',
    'Feeds for free listings',
  ],
};

/** What every page of a service shares. */
export const servicePage = {
  start: 'Get Started',
  expertise: 'What the work consists of',
  benefits: 'Why Choose Us',
  process: 'How we go about it',
  faq: 'Questions about this service',
  related: 'Other services',
  closing: {
    heading: 'Ready to Get Started?',
    text: 'Tell us about your business. A person looks at your site and answers within one working day.',
    link: 'Get Started',
  },
  locations: {
    heading: 'Services by Location',
    text: 'Each city has its own market, its own languages and its own way to search.',
    all: 'All {{count}} cities with {{service}}',
  },
  missing: {
    title: 'Service Not Found',
    text: 'The service you are looking for does not exist or is no longer available.',
    link: 'View All Services',
  },
} as const;

export type ServicePageTexts = Widened<typeof servicePage>;
