import { categories } from '../blog/categories';
import { blogListAddress } from '../blog/list-address';
import type { Touched } from '../cache/changes/schema';
import { citySlugs } from '../cities/city-slug';
import { parseCityPageAddress, routes } from '../routes';
import { fill } from '../routes/pattern';
import { cityPageShapes } from '../routes/table';

/** More than a change by hand touches, and told in some seconds. Very many rows are forgotten sooner than they are told. */
const MOST = 2000;

const FEEDS = ['/feed.xml', '/feed.json', '/llms.txt'];
const SITEMAP = ['/sitemap.xml', '/sitemaps/pages.xml'];

const tabs = [null, ...categories].flatMap((category) =>
  [1, 2].map((page) => blogListAddress({ category, page })),
);

/** Where lists begin that show what a family of tags is of. */
const lists: ReadonlyMap<string, readonly string[]> = new Map([
  ['posts', [routes.home, ...tabs, ...FEEDS, ...SITEMAP, '/sitemaps/posts-1.xml']],
  ['authors', [routes.home, '/sitemap.xml', '/sitemaps/authors.xml']],
  [
    'services',
    [routes.home, routes.services, routes.contact, '/llms.txt', ...SITEMAP, '/sitemaps/services.xml'],
  ],
  ['cities', [routes.home, routes.locations, ...SITEMAP, '/sitemaps/cities-1.xml']],
  ['site', [routes.home, routes.services, routes.contact, routes.blog, routes.locations]],
]);

/** Where nobody knows what has changed. */
export const everyList: readonly string[] = [...new Set([...lists.values()].flat())];

/**
 * The addresses of what changed, for a cache that knows no keys: lists where they begin, pages where all links lead, and then
 * pages in their other shapes.
 * @param cities where a service has pages, all of which changed with it
 */
export function addressesOf({ tags, gone }: Touched, cities: readonly string[] = []): string[] {
  const pages = [
    ...tags.flatMap((tag) => pagesOf(tag, cities)),
    ...gone.filter((path) => !path.endsWith('*')),
  ];
  const families = new Set(tags.map((tag) => tag.split(':', 1)[0] ?? ''));
  const addresses = [
    ...[...families].flatMap((family) => lists.get(family) ?? []),
    ...pages,
    ...pages.flatMap(shapesOf),
  ];
  return [...new Set(addresses)].slice(0, MOST);
}

function pagesOf(tag: string, cities: readonly string[]): string[] {
  const [, kind, name = ''] = /^(post|service|city):(.+)$/.exec(tag) ?? [];
  if (kind === 'post') return [routes.post(name)];
  if (kind === 'city' && !name.includes('/')) return cities.map((city) => routes.cityPage(name, city));
  return kind ? [`${routes.services}/${name}`] : [];
}

/** An article is there as a text too, a city page under each name of its city. */
function shapesOf(path: string): string[] {
  if (path.startsWith(`${routes.blog}/`)) return [path, `${path}.md`];
  const page = parseCityPageAddress(path, () => true);
  if (!page) return [path];
  return citySlugs(page.city).flatMap((city) =>
    cityPageShapes.map((shape) => fill(shape, page.service, city)),
  );
}
