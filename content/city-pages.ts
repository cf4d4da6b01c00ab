import type { ServiceSlug } from './catalogue';
import type { TitledText, Widened } from './types';

/** What all city pages share; each says {{service}} and {{city}} in its own words (specification, section 2.7). */
export const cityPageCopy = {
  consult: 'Get a Free Consultation',
  about: 'About {{service}}',
  sections: {
    benefits: 'What the work includes',
    pricing: 'Pricing',
    faq: 'Questions and answers',
    contact: 'Contact',
  },
  benefits: {
    heading: 'What {{service}} does for a business in {{city}}',
    /** Shown where a page has no benefits of its own. */
    items: [
      {
        title: 'More of the right visitors',
        description: '{{service}} work aimed at the searches that people in {{city}} make before they buy.',
      },
      {
        title: 'Effort where it pays',
        description: 'Tasks in the order of their expected effect, so that the budget goes furthest.',
      },
      {
        title: 'Figures you can check',
        description: 'Access to every source behind our reports, in your own accounts.',
      },
      {
        title: 'Knowledge that stays',
        description: 'What we find and change is written down for your team.',
      },
      { title: 'No lock-in', description: 'Your accounts, your content and your data stay yours.' },
    ],
  },
  why: 'Why Choose Us',
  pricing: {
    heading: 'Pricing',
    text: 'One price list for every city. You see each task and its price before the work begins.',
    onRequest: {
      headline: 'On request',
      text: '{{service}} is priced on request: what it takes depends on how many branches, products or pages you have.',
      link: 'Ask for a price',
    },
  },
  testimonials: { heading: 'What clients in {{city}} say', sample: 'Sample testimonial' },
  faq: '{{service}} in {{city}}: questions and answers',
  otherCities: '{{service}} in other cities',
  otherServices: 'Other services in {{city}}',
  contact: {
    heading: 'Talk to us about your business in {{city}}',
    text: 'A person reads what you send and answers within one working day.',
  },
  closing: {
    heading: 'Start with one search',
    text: 'You need neither a brief nor a budget to write to us. Name the one search in {{city}} that you would like to be found for, and we begin there.',
    link: 'Write to us',
  },
  generic: 'Showing generic information for {{service}} in {{city}}. Contact us to get customized services.',
} as const;

export type CityPageTexts = Widened<typeof cityPageCopy>;

type Reasons = (city: string) => readonly TitledText[];

const seo: Reasons = (city) => [
  {
    title: 'Audit before offer',
    description: 'We look at crawl, index and results first, so that the offer is about your site.',
  },
  {
    title: `Results as ${city} sees them`,
    description: `We check rankings from ${city}, on phones, in the languages used there.`,
  },
  {
    title: 'Every change logged',
    description: 'Page, date, reason and expected effect: you can follow each task to its outcome.',
  },
  {
    title: 'Technical depth',
    description: 'Rendering, logs and structured data are our daily work, not an add-on.',
  },
  {
    title: 'Content that answers',
    description: 'Pages planned from real queries and written by people who know the subject.',
  },
  {
    title: 'Nothing to hide',
    description: 'No bought links, no doorway pages, nothing you would have to explain later.',
  },
];
const ppc: Reasons = (city) => [
  {
    title: 'Margin, not clicks',
    description: 'Campaigns are steered by what an order or lead is worth to you.',
  },
  {
    title: 'Your own account',
    description: 'You own the ad account and see every search term and rupee spent.',
  },
  {
    title: `Reach set for ${city}`,
    description: `Areas, hours and languages chosen for how people in ${city} buy.`,
  },
  {
    title: 'Negatives every week',
    description: 'Searches that never buy are excluded before they cost you twice.',
  },
  {
    title: 'Ad and landing page together',
    description: 'The promise of the ad is kept by the page, so that fewer clicks are lost.',
  },
  {
    title: 'Clear fees',
    description: 'A published fee, ad spend paid directly to the platforms, no hidden mark-up.',
  },
];
const contentStrategy: Reasons = (city) => [
  {
    title: 'Demand before ideas',
    description: 'Topics come from what people search for, not from a brainstorm.',
  },
  {
    title: `Voices of ${city}`,
    description: `Examples, words and languages that readers in ${city} recognise.`,
  },
  {
    title: 'Briefs that get used',
    description: 'One page, one question, sources and an outline: writers can start at once.',
  },
  { title: 'Old content counts', description: 'What to keep, merge or retire is part of the plan.' },
  { title: 'Approval built in', description: 'You approve the strategy before anything is written.' },
  {
    title: 'Made to be measured',
    description: 'Every page has a purpose and a figure that tells whether it serves it.',
  },
];
const siteSpeed: Reasons = (city) => [
  {
    title: 'Field data first',
    description: 'We start from what your visitors experienced, not from one lab run.',
  },
  {
    title: `The phones of ${city}`,
    description: `Tests on mid-range devices and networks as they are common in ${city}.`,
  },
  {
    title: 'Template by template',
    description: 'Findings for each kind of page, with the share of visits it has.',
  },
  {
    title: 'Ranked by effect',
    description: 'Recommendations in the order of milliseconds won for effort spent.',
  },
  {
    title: 'Written for developers',
    description: 'File, line and proposed change, so that your team can build it.',
  },
  { title: 'Checked afterwards', description: 'We measure again after the release and say what it brought.' },
];
const generic: Reasons = (city) => [
  {
    title: 'A look before an offer',
    description: 'We study your site and market first and offer only what would help.',
  },
  {
    title: `At home in ${city}`,
    description: `We plan for the districts, languages and seasons of ${city}.`,
  },
  { title: 'One person responsible', description: 'You know who works on your site and can reach them.' },
  { title: 'Work you can see', description: 'Tasks, reasons and results in one shared list.' },
  {
    title: 'Reports in plain words',
    description: 'What was done, what moved, what did not, what comes next.',
  },
  { title: 'Fair terms', description: 'Your accounts and data are yours, from the first day to the last.' },
];

/** Six reasons, in five versions (specification, section 2.7). */
export function reasonsFor(service: ServiceSlug, city: string): readonly TitledText[] {
  const versions: Partial<Record<ServiceSlug, Reasons>> = {
    seo,
    ppc,
    'content-strategy': contentStrategy,
    'site-speed': siteSpeed,
  };
  return (versions[service] ?? generic)(city);
}
