import 'server-only';
import type { Touched } from '../cache/changes/schema';
import { secretClient } from '../supabase/secret';

/** As many as are told in some seconds. The pages of others are forgotten by themselves soon after. */
const MOST = 400;

/** The services all of whose city pages changed: a tag names the service, or the one that it was, and no city. */
const servicesWithCities = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => /^city:([^/]+)$/.exec(tag)?.[1] ?? []);

/** The cities in which these services have pages. Of a service that has moved they are those of its present slug, which is named too. */
export async function citiesOf({ tags }: Pick<Touched, 'tags'>): Promise<string[]> {
  const slugs = servicesWithCities(tags);
  if (slugs.length === 0) return [];
  const client = secretClient();
  const { data: services } = await client
    .from('service_details')
    .select('service_name')
    .in('service_slug', slugs)
    .throwOnError();
  const pages = await Promise.all(
    services.map(({ service_name }) =>
      client
        .from('city_pages')
        .select('city_slug')
        .eq('service_type', service_name)
        .eq('status', 'published')
        .order('city_slug')
        .limit(MOST)
        .throwOnError(),
    ),
  );
  return [...new Set(pages.flatMap(({ data }) => data.map(({ city_slug }) => city_slug)))];
}
