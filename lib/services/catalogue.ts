import { type ServiceSlug, services } from '@/content/catalogue';

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
