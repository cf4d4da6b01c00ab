import 'server-only';
import { listAuthors } from '../../authors';
import { findCoveredCities } from '../../cities';
import { citySlug, isCitySlug, primaryCitySlug } from '../../cities/city-slug';
import { statesOfCityPages } from '../../cities/doorway';
import { env } from '../../env';
import { phrasesBounded } from '../../markdown/bounded';
import { spelledAddress } from '../../redirects/path';
import { parseCityPageAddress, routes } from '../../routes';
import { toRegExp } from '../../routes/pattern';
import { fixedPages, manyPages } from '../../routes/table';
import { readServiceLinks } from '../../services';
import { type IsService, knows } from '../../services/link';
import { brandOrDefault } from '../../site/identity';
import { ROWS_A_CALL } from '../../supabase/all-rows';
import type { Tables } from '../../supabase/database.types';
import { sessionClient } from '../../supabase/session';
import { isPublic } from '../is-public';
import type { LinkTarget, OtherPost, PageState, ReviewContext } from '../review';
import { learnTexts, similarShingles, unknownTexts } from './known-texts';

type Row = Pick<
  Tables<'blog_posts'>,
  'id' | 'slug' | 'title' | 'meta_title' | 'meta_description' | 'status' | 'published_at' | 'updated_at'
>;

/** With the titles and slugs of how many other posts, those changed last, a draft is compared: as many as a call answers. */
const KNOWN = ROWS_A_CALL;
/** And with the texts of how many of them. */
const COMPARED = 300;
/** Addresses that the text links to, and names that might be cities, that are looked up. */
const MAX_LINKED = 100;
const MAX_PATH = 200;
const MAX_NAMED = 200;
const TEXTS_A_CALL = 50;
const POST = toRegExp(manyPages.post.path);

/**
 * What the review of a post has to know of the rest of the site.
 * @param content the draft as it is: what it links to, and the texts of others that have something in common with it, come along
 */
export async function reviewContext(id: string | null, content: string): Promise<ReviewContext> {
  const paths = linkedPaths(content);
  const [brand, newest, linked, redirects, pages, targets] = await Promise.all([
    brandOrDefault(),
    readNewestPosts(),
    readLinkedPosts(paths),
    readRedirects(paths),
    sitePages(paths),
    linkTargets(content),
  ]);
  const posts = [...new Map([...newest, ...linked].map((post) => [post.id, post])).values()];
  const now = Date.now();
  for (const { slug } of posts) if (slug) pages.set(routes.post(slug), 'missing');
  for (const path of redirects.keys()) pages.set(path, 'redirect');
  for (const post of posts) if (post.slug && isPublic(post, now)) pages.set(routes.post(post.slug), 'ok');
  return {
    otherPosts: await othersOf(posts, id, content),
    pages,
    redirects,
    siteName: brand.name,
    origin: env.SITE_URL,
    linkTargets: targets,
    imageHosts: env.IMAGE_HOSTS,
  };
}

async function othersOf(posts: Row[], id: string | null, content: string): Promise<OtherPost[]> {
  const others = posts.filter((post) => post.id !== id);
  await learnNewestTexts(others);
  const phrases = new Set(await phrasesBounded(content));
  return others.map((post) => ({
    id: post.id,
    slug: post.slug ?? '',
    title: post.title,
    metaTitle: post.meta_title || post.title,
    metaDescription: post.meta_description,
    shingles: similarShingles(post.id, phrases),
  }));
}

async function learnNewestTexts(posts: Row[]): Promise<void> {
  const newest = posts
    .toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))
    .slice(0, COMPARED)
    .map((post) => ({ id: post.id, updatedAt: post.updated_at }));
  const wanted = unknownTexts(newest);
  const client = await sessionClient();
  for (let from = 0; from < wanted.length; from += TEXTS_A_CALL) {
    const { data } = await client
      .from('blog_posts')
      .select('id, updatedAt:updated_at, content')
      .in('id', wanted.slice(from, from + TEXTS_A_CALL))
      .throwOnError();
    await learnTexts(data);
  }
}

const POST_COLUMNS = 'id, slug, title, meta_title, meta_description, status, published_at, updated_at';

async function readNewestPosts(): Promise<Row[]> {
  const { data } = await (await sessionClient())
    .from('blog_posts')
    .select(POST_COLUMNS)
    .order('updated_at', { ascending: false })
    .order('id')
    .limit(KNOWN)
    .throwOnError();
  return data;
}

async function readLinkedPosts(paths: readonly string[]): Promise<Row[]> {
  const slugs = paths.flatMap((path) => POST.exec(path)?.groups?.slug ?? []);
  if (slugs.length === 0) return [];
  const client = await sessionClient();
  const { data } = await client.from('blog_posts').select(POST_COLUMNS).in('slug', slugs).throwOnError();
  return data;
}

async function readRedirects(paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const { data } = await (await sessionClient())
    .from('slug_redirects')
    .select('source_path, target_path')
    .in('source_path', [...paths])
    .throwOnError();
  return new Map(data.map(({ source_path, target_path }) => [source_path, target_path]));
}

/** Every page but the posts; of the city pages those that the text links to. */
async function sitePages(paths: readonly string[]): Promise<Map<string, PageState>> {
  const services = await readServiceLinks();
  const [cityPages, authors] = await Promise.all([
    statesOfCityPages(linkedCityPages(paths, knows(services))),
    listAuthors(),
  ]);
  const pages = new Map<string, PageState>();
  for (const { path } of Object.values(fixedPages)) pages.set(path, 'ok');
  for (const { slug } of services) pages.set(routes.service(slug), 'ok');
  for (const { slug } of authors) pages.set(routes.author(slug), 'ok');
  for (const [path, isShown] of cityPages) pages.set(path, isShown ? 'ok' : 'noindex');
  return pages;
}

/** What stands in a text as a path of this site could, whatever it is. */
function linkedPaths(content: string): string[] {
  const written = content.match(/\/[\p{L}\p{M}\p{N}%][\p{L}\p{M}\p{N}%/_-]*/gu) ?? [];
  const paths = written.flatMap((path) => spelledAddress(path)?.path ?? []);
  return [...new Set(paths)].filter((path) => path.length <= MAX_PATH).slice(0, MAX_LINKED);
}

/** The addresses of these pages, whatever the shape in which the text names them. */
function linkedCityPages(paths: readonly string[], isService: IsService): string[] {
  const named = paths.map((path) => parseCityPageAddress(path, isService)).filter((page) => page !== null);
  return [...new Set(named.map(({ service, city }) => routes.cityPage(service, primaryCitySlug(city))))];
}

async function linkTargets(content: string): Promise<LinkTarget[]> {
  const [services, cities] = await Promise.all([readServiceLinks(), findCoveredCities(namedSlugs(content))]);
  return [
    ...services.map(({ slug, name }) => ({ path: routes.service(slug), label: name })),
    ...cities.flatMap(({ slug, name, services: [first] }) =>
      first ? [{ path: routes.cityPage(first.slug, slug), label: name }] : [],
    ),
    { path: routes.contact, label: 'contact us' },
  ];
}

/** What a city could be called in a text: capitalised words, alone and by two. */
function namedSlugs(content: string): string[] {
  const names = content.match(/\b[A-Z][a-z]+(?: [A-Z][a-z]+)?/g) ?? [];
  const slugs = names.flatMap((name) => [name, ...name.split(' ')]).map(citySlug);
  return [...new Set(slugs)].filter(isCitySlug).slice(0, MAX_NAMED).sort();
}
