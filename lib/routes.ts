import type { ServiceSlug } from './services/catalogue';

/** Every internal address is built here, so that links, sitemap and redirects cannot disagree. */
export const routes = {
  home: '/',
  contact: '/contact',
  services: '/services',
  service: (service: ServiceSlug) => `/services/${service}` as const,
  cityPage: (service: ServiceSlug, city: string) => `/services/${service}/${city}` as const,
  locations: '/locations',
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}` as const,
  author: (slug: string) => `/author/${slug}` as const,
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  admin: '/admin',
} as const;
