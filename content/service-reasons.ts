import type { DefaultService } from './catalogue';
import type { TitledText } from './types';

const seo: readonly TitledText[] = [
  {
    title: 'Audit before offer',
    description: 'We look at crawl, index and results first, so that the offer is about your site.',
  },
  {
    title: 'Results as {{city}} sees them',
    description: 'We check rankings from {{city}}, on phones, in the languages used there.',
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
const ppc: readonly TitledText[] = [
  {
    title: 'Margin, not clicks',
    description: 'Campaigns are steered by what an order or lead is worth to you.',
  },
  {
    title: 'Your own account',
    description: 'You own the ad account and see every search term and rupee spent.',
  },
  {
    title: 'Reach set for {{city}}',
    description: 'Areas, hours and languages chosen for how people in {{city}} buy.',
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
const contentStrategy: readonly TitledText[] = [
  {
    title: 'Demand before ideas',
    description: 'Topics come from what people search for, not from a brainstorm.',
  },
  {
    title: 'Voices of {{city}}',
    description: 'Examples, words and languages that readers in {{city}} recognise.',
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
const siteSpeed: readonly TitledText[] = [
  {
    title: 'Field data first',
    description: 'We start from what your visitors experienced, not from one lab run.',
  },
  {
    title: 'The phones of {{city}}',
    description: 'Tests on mid-range devices and networks as they are common in {{city}}.',
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
/** For a service without reasons of its own (specification, section 2.7). */
export const genericReasons: readonly TitledText[] = [
  {
    title: 'A look before an offer',
    description: 'We study your site and market first and offer only what would help.',
  },
  {
    title: 'At home in {{city}}',
    description: 'We plan for the districts, languages and seasons of {{city}}.',
  },
  { title: 'One person responsible', description: 'You know who works on your site and can reach them.' },
  { title: 'Work you can see', description: 'Tasks, reasons and results in one shared list.' },
  {
    title: 'Reports in plain words',
    description: 'What was done, what moved, what did not, what comes next.',
  },
  { title: 'Fair terms', description: 'Your accounts and data are yours, from the first day to the last.' },
];

/** Six reasons in {{city}}, in five versions. */
export const serviceReasons: Record<DefaultService, readonly TitledText[]> = {
  seo,
  ppc,
  'content-strategy': contentStrategy,
  'site-speed': siteSpeed,
  'local-seo': genericReasons,
  'ecommerce-seo': genericReasons,
};
