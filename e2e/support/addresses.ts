export const services = [
  { slug: 'seo', name: 'SEO' },
  { slug: 'ppc', name: 'PPC' },
  { slug: 'content-strategy', name: 'Content Strategy' },
  { slug: 'site-speed', name: 'Site Speed' },
  { slug: 'local-seo', name: 'Local SEO' },
  { slug: 'ecommerce-seo', name: 'E-commerce SEO' },
] as const;

/** Cities with a page for every service. */
export const relatedCities = ['mumbai', 'bangalore', 'chennai', 'kolkata', 'hyderabad'] as const;

export const shapes = [
  (service: string, city: string) => `/services/${service}/${city}`,
  (service: string, city: string) => `/${service}-services-in-${city}`,
  (service: string, city: string) => `/${service}-consultant-in-${city}`,
  (service: string, city: string) => `/${service}/${city}`,
] as const;

export type PageFacts = {
  status: number;
  location: string | null;
  canonical: string | null;
  robots: string | null;
  title: string | null;
  h1: string | null;
};

/** What a crawler learns from an address, without following a redirect. */
export async function factsOf(url: string): Promise<PageFacts> {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  const first = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? null;
  return {
    status: response.status,
    location: response.headers.get('location'),
    canonical: first(/<link rel="canonical" href="([^"]*)"/, head),
    robots: first(/<meta name="robots" content="([^"]*)"/, head),
    title: first(/<title>(.*?)<\/title>/, head),
    h1: first(/<h1[^>]*>(.*?)<\/h1>/s, html)?.replace(/<[^>]+>/g, '') ?? null,
  };
}
