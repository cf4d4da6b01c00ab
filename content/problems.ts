import type { Widened } from './types';

/** What stands in place of a page that is missing (specification, section 2.12). */
export const notFoundPage = {
  code: '404',
  results: 'About 0 results',
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Return to Home',
  services: 'Browse Services',
  back: 'Go Back',
  popular: 'Popular searches on this site',
} as const;

export type NotFoundTexts = Widened<typeof notFoundPage>;

/** A page whose data could not be had: the words of the specification, section 8. */
export const outagePage = {
  title: 'Error loading page data',
  text: 'We could not load this page just now. Please try again in a few minutes, or write to us.',
  retry: 'Try again',
  contact: 'Contact us',
} as const;

export type OutageTexts = Widened<typeof outagePage>;
