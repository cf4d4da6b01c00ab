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
