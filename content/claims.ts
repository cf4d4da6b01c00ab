/** How long results take, as the texts of each page name it (decision D9); the figures are in figures.ts. */
export const timings = {
  home: { initial: '{{home_first_results}}', significant: '{{home_full_results}}' },
  contact: { initial: '{{first_results}}', significant: '{{full_results}}' },
  servicePages: { initial: '{{first_results}}', significant: '{{full_results}}' },
  cityFallback: { significant: '{{city_full_results}}' },
} as const;

/** Said on generated city pages alone (decision D3). */
export const fallbackPrice = 'flexible packages starting from {{package_monthly_inr}} per month';
