/** The six services, in the order in which the site lists them (specification, sections 2.1 and 3). */
export const services = [
  { slug: 'seo', name: 'SEO' },
  { slug: 'ppc', name: 'PPC' },
  { slug: 'content-strategy', name: 'Content Strategy' },
  { slug: 'site-speed', name: 'Site Speed' },
  { slug: 'local-seo', name: 'Local SEO' },
  { slug: 'ecommerce-seo', name: 'E-commerce SEO' },
] as const;

export type ServiceSlug = (typeof services)[number]['slug'];
export type ServiceName = (typeof services)[number]['name'];
