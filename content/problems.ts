/** What stands in place of a page that is missing or failed (specification, sections 2.12 and 8). */
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

export const errorPage = {
  title: 'Something went wrong',
  text: 'An unexpected error occurred. Please try again.',
  retry: 'Try again',
  home: 'Return to Home',
} as const;
