/** The six services of a database that has none yet, in the order in which the site names them (specification, sections 2.1 and 3). */
export const defaultServices = [
  { slug: 'seo', name: 'SEO' },
  { slug: 'ppc', name: 'PPC' },
  { slug: 'content-strategy', name: 'Content Strategy' },
  { slug: 'site-speed', name: 'Site Speed' },
  { slug: 'local-seo', name: 'Local SEO' },
  { slug: 'ecommerce-seo', name: 'E-commerce SEO' },
] as const;

export type DefaultService = (typeof defaultServices)[number]['slug'];
