import type { Widened } from './types';

/** The page of all covered cities (decision D1). */
export const locationsPage = {
  title: 'Cities We Work In',
  description:
    'The Indian cities with pages of their own: by state and on a map, with the services we describe for each. Elsewhere in India we work the same way, remotely.',
  lead: 'Each of these cities has pages written for it: its districts, its industries, its languages and the way people search there.',
  label: 'India › States',
  heading: 'By state',
  text: 'Each link leads to a page about one service in one city, with its prices.',
  ofService: {
    title: '{{service}} by City',
    description:
      'The Indian cities with a page of their own about {{service}}: districts, industries, languages and prices for each.',
    lead: 'Every city for which we have written a page about {{service}}.',
    heading: 'By name',
  },
  map: {
    all: 'Pages for all {{count}} services',
    some: 'Pages for some services',
  },
  closing: {
    heading: 'Your city is not here?',
    text: 'We work with businesses all over India and meet by video call. Tell us where your customers are.',
    link: 'Get in Touch',
  },
} as const;

export type LocationsTexts = Widened<typeof locationsPage>;
