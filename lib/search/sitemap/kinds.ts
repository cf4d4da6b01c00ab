import 'server-only';
import { cityDrawings } from '@/content/city-drawings';
import { listAuthors } from '../../authors';
import { authorPagesFor, authorViewAddress } from '../../authors/list-address';
import { countPosts, countPostsOfAuthors } from '../../blog';
import { type CacheTag, tags } from '../../cache/tags';
import { CITIES_A_PAGE, countCoveredCities } from '../../cities';
import { countShownCityPages, newestShownCityPage, readShownCityPages } from '../../cities/doorway';
import { CITIES_ON_SERVICE_PAGE, locationsAddress } from '../../cities/locations-address';
import { pagesFor } from '../../lists/paging';
import { routes } from '../../routes';
import { fixedPages } from '../../routes/table';
import { readServiceLinks } from '../../services';
import { publicClient } from '../../supabase/public';
import type { SitemapEntry } from './document';
import type { IdRange } from './parts';
import { listBlogPages, newestPost, readPosts } from './posts';

/** A kind of page: how many there are, and the entries of those with ids in a range. */
export type Kind = {
  /** Whether there may be so many that they are listed in several files. */
  isNumbered: boolean;
  /** What its entries say. */
  dependencies: readonly CacheTag[];
  count: () => Promise<number>;
  entries: (ids: IdRange) => AsyncIterable<SitemapEntry>;
  /** When one of them changed last, where that is known without reading them. */
  newest?: (ids: IdRange) => Promise<string | null>;
};

/** Every kind under the name of its file. */
export const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>(
  Object.entries({
    pages: listed(fixedPageEntries, tags.posts, tags.cities),
    services: listed(servicePages, tags.serviceDates),
    cities: {
      isNumbered: true,
      dependencies: [tags.cityDates],
      count: countShownCityPages,
      entries: cityPages,
      newest: newestShownCityPage,
    },
    posts: {
      isNumbered: true,
      dependencies: [tags.postDates],
      count: () => countPosts(null),
      entries: readPosts,
      newest: newestPost,
    },
    authors: listed(authorPages, tags.authors, tags.posts),
  }),
);

function listed(read: () => Promise<SitemapEntry[]>, ...dependencies: CacheTag[]): Kind {
  return {
    isNumbered: false,
    dependencies,
    count: async () => (await read()).length,
    entries: async function* () {
      yield* await read();
    },
  };
}

/** The fixed pages at which a list begins. */
const lists: ReadonlyMap<string, () => Promise<SitemapEntry[]>> = new Map([
  [routes.locations, locationLists],
  [routes.blog, listBlogPages],
]);

/** A list changes with its newest article; nothing says when the others really changed, so they have no date. */
async function fixedPageEntries(): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    Object.values(fixedPages).map(({ path }) => lists.get(path)?.() ?? [{ path }]),
  );
  return entries.flat();
}

async function servicePages(): Promise<SitemapEntry[]> {
  const [services, { data }] = await Promise.all([
    readServiceLinks(),
    publicClient(tags.serviceDates).from('service_details').select('service_slug, updated_at').throwOnError(),
  ]);
  const dated = new Map(data.map(({ service_slug: slug, updated_at: at }) => [slug, at]));
  return services.map(({ slug }) => ({ path: routes.service(slug), changedAt: dated.get(slug) ?? '' }));
}

async function* cityPages(ids: IdRange): AsyncGenerator<SitemapEntry> {
  for await (const { path, citySlug, changedAt } of readShownCityPages(ids))
    yield {
      path,
      changedAt,
      images: cityDrawings.has(citySlug) ? [`/cities/${citySlug}.svg`] : [],
    };
}

async function authorPages(): Promise<SitemapEntry[]> {
  const [authors, posts] = await Promise.all([listAuthors(), countPostsOfAuthors()]);
  return authors.flatMap(({ id, slug, updatedAt, image }) => [
    { path: routes.author(slug), changedAt: updatedAt, images: [image] },
    ...Array.from({ length: authorPagesFor(posts.get(id) ?? 0) - 1 }, (_, more) => ({
      path: authorViewAddress(slug, { tag: null, page: more + 2 }),
    })),
  ]);
}

/** The pages of the lists of cities; what a service lists on its own page needs no list. */
async function locationLists(): Promise<SitemapEntry[]> {
  const all = pagesFor(await countCoveredCities(null), CITIES_A_PAGE);
  const services = await readServiceLinks();
  const ofServices = await Promise.all(
    services.map(async ({ slug, name }) => {
      const total = await countCoveredCities(name);
      const pages = total > CITIES_ON_SERVICE_PAGE ? pagesFor(total, CITIES_A_PAGE) : 0;
      return Array.from({ length: pages }, (_, index) =>
        locationsAddress({ service: slug, page: index + 1 }),
      );
    }),
  );
  const ofAll = Array.from({ length: all }, (_, index) =>
    locationsAddress({ service: null, page: index + 1 }),
  );
  return [...ofAll, ...ofServices.flat()].map((path) => ({ path }));
}
