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

const bySlug = new Map<string, (typeof services)[number]>(services.map((service) => [service.slug, service]));

export function isServiceSlug(slug: string): slug is ServiceSlug {
  return bySlug.has(slug);
}

/** What a service is called: `e-commerce-seo` is known too, an unknown slug is title-cased word by word. */
export function serviceName(slug: string): string {
  const known = bySlug.get(slug === 'e-commerce-seo' ? 'ecommerce-seo' : slug);
  return known?.name ?? slug.split('-').map(capitalise).join(' ');
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
