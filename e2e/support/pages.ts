/** Every public page, with its h1. */
export const pages = [
  { path: '/', h1: 'Dominate Search Rankings with Expert SEO Strategies' },
  { path: '/contact', h1: 'We would love to hear from you' },
  { path: '/privacy-policy', h1: 'Privacy Policy' },
  { path: '/terms', h1: 'Terms of Use' },
] as const;

export const missingPage = '/no-such-page';
