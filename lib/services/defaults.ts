import { type ServiceSlug, services } from '@/content/catalogue';
import { serviceDescriptions } from '@/content/services';
import { isServiceSlug } from './catalogue';

export type ServiceSummary = { slug: ServiceSlug; name: string; description: string };

/** What the list shows while the database does not answer. */
export const defaultServices: ServiceSummary[] = services.map(({ slug, name }) => ({
  slug,
  name,
  description: serviceDescriptions[slug],
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
              description:
                typeof description === 'string' && description ? description : serviceDescriptions[slug],
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
