import { genericReasons } from './service-reasons';
import type { Widened } from './types';

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
  /** Shown where a service names none of its own. */
  reasons: genericReasons,
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
