import { services } from '@/content/catalogue';
import { goneWithPost } from '../blog/gone';
import { citySlug, citySlugs } from '../cities/city-slug';
import { routes } from '../routes';
import { isServiceSlug } from '../services/catalogue';

type Row = Record<string, unknown>;

/**
 * The pages that a change of a row took away, for whoever learns of it from outside.
 * @param before null where the row is new
 * @param after null where it was deleted
 */
export function gonePages(table: string, before: Row | null, after: Row | null): string[] {
  if (table === 'blog_posts') return goneWithPost(before, after);
  const pages = before ? pagesOf(table, before) : [];
  const present = after ? pagesOf(table, after) : [];
  return pages.filter((page) => !present.includes(page));
}

function pagesOf(table: string, row: Row): string[] {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : '');
  if (table === 'authors') return [routes.author(text('slug'))];
  const slug = text('service_slug');
  if (table === 'service_details') return isServiceSlug(slug) ? [routes.service(slug)] : [];
  const service = services.find(({ name }) => name === row.service_type)?.slug;
  if (table !== 'city_pages' || !service || row.status === 'draft') return [];
  return citySlugs(citySlug(text('city'))).map((city) => routes.cityPage(service, city));
}
