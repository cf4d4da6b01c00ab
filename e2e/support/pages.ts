/** Every kind of public page, with its h1 where that is fixed copy. */
export const pages = [
  { path: '/', h1: 'Dominate Search Rankings with Expert SEO Strategies' },
  { path: '/contact', h1: 'We would love to hear from you' },
  { path: '/services', h1: 'Our Professional Services' },
  { path: '/services/seo', h1: null },
  { path: '/services/local-seo', h1: 'Be found by the people around the corner' },
  { path: '/services/ecommerce-seo', h1: 'Make the shelf findable, not just the shop' },
  { path: '/services/ppc/kolkata', h1: null },
  { path: '/services/local-seo/kochi', h1: null },
  { path: '/locations', h1: 'Cities We Work In' },
  { path: '/privacy-policy', h1: 'Privacy Policy' },
  { path: '/terms', h1: 'Terms of Use' },
] as const;

export const missingPage = '/no-such-page';
