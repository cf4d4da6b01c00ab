import { type ServiceSlug, services } from '@/content/catalogue';
import { isServiceSlug } from './catalogue';

export type ServiceSummary = { slug: ServiceSlug; name: string; description: string };

const descriptions: Record<ServiceSlug, string> = {
  seo: 'Technical audits, content and links that make the pages you already have easier to find, with a log of every change.',
  ppc: 'Search and shopping campaigns planned around your margin, with a weekly look at what each rupee brought back.',
  'content-strategy':
    'A plan of the pages worth writing, who searches for them and what each one must answer.',
  'site-speed':
    'An audit of what makes your pages slow on Indian phones and networks, in the order worth mending.',
  'local-seo':
    'Business profiles, local pages and reviews, so that people nearby find the branch that can serve them.',
  'ecommerce-seo':
    'Category pages, product data and crawl control for shops with more addresses than search engines care to read.',
};

/** What the list shows while the database does not answer. */
export const defaultServices: ServiceSummary[] = services.map(({ slug, name }) => ({
  slug,
  name,
  description: descriptions[slug],
}));

type SummaryRow = { service_name?: unknown; service_slug?: unknown; service_description?: unknown };

/**
 * The rows that are services of ours, with local SEO and e-commerce SEO appended where the database has no row
 * for them (specification, section 2.5). A row without any known service leaves the defaults.
 */
export function completeServiceList(rows: readonly SummaryRow[]): ServiceSummary[] {
  const known = rows.flatMap(
    ({ service_slug: slug, service_name: name, service_description: description }) =>
      typeof slug === 'string' && isServiceSlug(slug)
        ? [
            {
              slug,
              name: typeof name === 'string' && name ? name : slug,
              description: typeof description === 'string' && description ? description : descriptions[slug],
            },
          ]
        : [],
  );
  const missing = defaultServices.filter(
    ({ slug }) =>
      (slug === 'local-seo' || slug === 'ecommerce-seo') && !known.some((service) => service.slug === slug),
  );
  return [...known, ...missing];
}
