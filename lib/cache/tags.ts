import { createHash } from 'node:crypto';

/** How long a public page may be served before it is rendered again, in seconds. */
export const REVALIDATE_SECONDS = 300;

/** What tags are of; what is below one follows after a colon, and then after slashes. */
const families = [
  'post',
  'posts',
  'topic',
  'writer',
  'authors',
  'service',
  'services',
  'city',
  'place',
  'cities',
  'redirects',
  'site',
] as const;
type Family = (typeof families)[number];
export type CacheTag = Family | `${Family}:${string}`;

/**
 * Names of what cached answers and pages depend on. The triggers of supabase/migrations/20261122001000_content_changes.sql
 * write them; supabase/tests/content-changes.node.ts holds both against each other.
 */
export const tags = {
  /** An article, with those next to it. */
  post: (slug: string) => `post:${slug}` as const,
  /** What lists and cards show of articles. */
  posts: 'posts',
  /** Addresses and dates, for sitemaps. */
  postDates: 'posts:dates',
  /** Whole articles, for feeds. */
  postTexts: 'posts:texts',
  /** What cards show of articles with a tag or category. */
  topic: (name: string) => `topic:${createHash('md5').update(name).digest('hex').slice(0, 12)}` as const,
  /** What cards show of an author's articles. */
  writer: (id: string) => `writer:${id}` as const,
  authors: 'authors',
  /** The page of a service. */
  service: (slug: string) => `service:${slug}` as const,
  services: 'services',
  /** Names and descriptions. */
  serviceList: 'services:list',
  /** Names alone. */
  serviceNames: 'services:names',
  serviceDates: 'services:dates',
  /** What all city pages of a service say of it. */
  serviceInCities: (service: string) => `city:${service}` as const,
  /** The page of a service in a city, by the city's primary slug. */
  city: (service: string, city: string) => `city:${service}/${city}` as const,
  /** A city: its name, its state, the services that have a page there. */
  place: (slug: string) => `place:${slug}` as const,
  /** Lists of cities. */
  cities: 'cities',
  cityDates: 'cities:dates',
  redirects: 'redirects',
  /** A section of what the owner says of the site (lib/site). */
  site: (section: string) => `site:${section}` as const,
} as const;

/** Whether a tag is of the site's own making. */
export const isCacheTag = (tag: string): tag is CacheTag =>
  families.some((family) => tag === family || tag.startsWith(`${family}:`));

/** What depends on a tag carries all that is above it too: who expires `city:seo` means every city. */
export function carried(wanted: readonly CacheTag[]): string[] {
  return [...new Set(wanted.flatMap((tag) => [...aboveOf(tag), tag]))];
}

const aboveOf = (tag: string) => [...tag.matchAll(/[:/]/g)].map(({ index }) => tag.slice(0, index));
