import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { AUTHOR_PAGE_SIZE, type AuthorView, authorPagesFor } from '../authors/list-address';
import { orFallback } from '../cache/page-cache/or-fallback';
import { type CacheTag, carried, REVALIDATE_SECONDS, tags } from '../cache/tags';
import { arrayLiteral } from '../supabase/array-literal';
import { answerOf, codes } from '../supabase/errors';
import { publicClient } from '../supabase/public';
import { uncachedClient } from '../supabase/uncached';
import type { Category } from './categories';
import type { ListView, SearchView } from './list-address';
import { chooseRelated, RELATED } from './related';
import { POST_COLUMNS, type Post, type PostSummary, SUMMARY_COLUMNS, toPost, toPostSummary } from './schema';

/** Articles on a page of the list, the featured one not counted (specification, section 9). */
export const PAGE_SIZE = 9;
const FEED_SIZE = 20;
const TOPICS_SHOWN = 60;
/** Among how many articles with a tag in common the related ones are looked for. */
const CANDIDATES = 60;

export type PostPage = { posts: PostSummary[]; total: number };

const published = <const Columns extends string>(columns: Columns, ...dependencies: CacheTag[]) =>
  publicClient(...dependencies)
    .from('blog_posts')
    .select(columns)
    .order('published_at', { ascending: false });

/** The newest featured article, of a category if one is given. */
export async function getFeaturedPost(category: Category | null): Promise<PostSummary | null> {
  const query = published(SUMMARY_COLUMNS, tags.posts).eq('is_featured', true).order('id').limit(1);
  const { data } = await (category ? query.contains('tags', arrayLiteral([category])) : query).throwOnError();
  return data[0] ? toPostSummary(data[0]) : null;
}

/** What a function of the database reckons. The call names it in its body, by which no answer is kept; hence the cache around it. */
const reckoned = <Value>(key: string[], tag: CacheTag, read: () => Promise<Value>): Promise<Value> =>
  unstable_cache(read, key, { tags: carried([tag]), revalidate: REVALIDATE_SECONDS })();

/** How many articles are public: all, with a tag, of an author. */
export const countPosts = (tag: string | null, authorId?: string): Promise<number> =>
  reckoned(
    ['post-count', tag ?? '', authorId ?? ''],
    authorId ? tags.writer(authorId) : tags.posts,
    async () => {
      const { data } = await uncachedClient()
        .rpc('count_articles', { with_tag: tag ?? undefined, of_author: authorId })
        .throwOnError();
      return data ?? 0;
    },
  );

/** How many public articles each author has, by the author's id. */
export async function countPostsOfAuthors(): Promise<Map<string, number>> {
  const counts = await reckoned(['author-post-counts'], tags.posts, async () => {
    const { data } = await uncachedClient().rpc('count_public_articles').throwOnError();
    return data;
  });
  return new Map(counts.map(({ author_id: id, articles }) => [id ?? '', articles ?? 0]));
}

/**
 * A page of the list, the newest first.
 * @param featured the article that is shown apart
 */
export async function listPosts(
  { category, page }: ListView,
  featured: PostSummary | null,
): Promise<PostPage> {
  const all = await countPosts(category);
  const total = Math.max(0, featured ? all - 1 : all);
  const posts = await readPage({ page, size: PAGE_SIZE, total }, tags.posts, (query) => {
    const others = featured ? query.neq('id', featured.id) : query;
    return category ? others.contains('tags', arrayLiteral([category])) : others;
  });
  return { posts, total };
}

type Place = { page: number; size: number; total: number };

/** Behind the end nothing is asked, so that invented pages leave nothing behind. */
async function readPage(
  { page, size, total }: Place,
  tag: CacheTag,
  narrow: (query: ReturnType<typeof summaries>) => ReturnType<typeof summaries>,
): Promise<PostSummary[]> {
  const from = (page - 1) * size;
  if (from >= total) return [];
  const { data } = await narrow(summaries(tag))
    .order('id')
    .range(from, from + size - 1)
    .throwOnError();
  return data.map(toPostSummary);
}

const summaries = (tag: CacheTag) => published(SUMMARY_COLUMNS, tag);

/** One article with its author, or null when it is not public. */
export const getPost = cache(async (slug: string): Promise<Post | null> => {
  // "No row" is an answer that Next does not keep, so that invented addresses leave nothing behind.
  const { data } = await answerOf(
    publicClient(tags.post(slug)).from('blog_posts').select(POST_COLUMNS).eq('slug', slug).single(),
    codes.noRow,
  );
  return data ? toPost(data) : null;
});

/** What to read next; an empty list when the database does not answer (specification, section 8). */
export function listRelatedPosts(post: Post): Promise<PostSummary[]> {
  return orFallback('posts.related.unavailable', () => findRelatedPosts(post), []);
}

async function findRelatedPosts(post: Post): Promise<PostSummary[]> {
  const topics = [...post.tags, post.category].filter(Boolean).map(tags.topic);
  const others = () => published(SUMMARY_COLUMNS, ...topics).neq('id', post.id);
  const answers = await Promise.all([
    others().contains('tags', arrayLiteral(post.tags)).limit(RELATED).throwOnError(),
    others().overlaps('tags', arrayLiteral(post.tags)).limit(CANDIDATES).throwOnError(),
    others().eq('category', post.category).limit(RELATED).throwOnError(),
  ]);
  return chooseRelated(post, answers.flatMap(({ data }) => data).map(toPostSummary));
}

export type Neighbours = { previous: PostSummary | null; next: PostSummary | null };

/** The articles published just before and just after this one. */
export async function getNeighbours({ id, slug, publishedAt }: Post): Promise<Neighbours> {
  const neighbour = async (direction: 'lt' | 'gt') => {
    const { data } = await publicClient(tags.post(slug))
      .from('blog_posts')
      .select(SUMMARY_COLUMNS)
      .or(
        `published_at.${direction}."${publishedAt}",and(published_at.eq."${publishedAt}",id.${direction}.${id})`,
      )
      .order('published_at', { ascending: direction === 'gt' })
      .order('id', { ascending: direction === 'gt' })
      .limit(1)
      .throwOnError();
    return data[0] ? toPostSummary(data[0]) : null;
  };
  const [previous, next] = await Promise.all([neighbour('lt'), neighbour('gt')]);
  return { previous, next };
}

/** A page of the articles that answer a query, the best first. */
export async function searchPosts({ query, page }: SearchView): Promise<PostPage> {
  const { data } = await uncachedClient()
    .rpc('search_blog_posts', {
      query,
      page_size: PAGE_SIZE,
      page_offset: (page - 1) * PAGE_SIZE,
    })
    .throwOnError();
  return { posts: data.map(toPostSummary), total: data[0]?.total ?? 0 };
}

/** The slugs of the newest articles. */
export async function listNewestSlugs(most: number): Promise<{ slug: string }[]> {
  const { data } = await published('slug', tags.postDates).order('id').limit(most).throwOnError();
  return data.flatMap(({ slug }) => (slug ? [{ slug }] : []));
}

/** A page of the articles of an author, or of those with a tag, the newest first. */
export async function listPostsByAuthor(
  authorId: string,
  { tag, page }: AuthorView,
): Promise<PostPage & { pages: number; topics: string[] }> {
  const topics = await listTopicsOfAuthor(authorId);
  // An invented tag leaves nothing behind either.
  const total = tag && !topics.includes(tag) ? 0 : await countPosts(tag, authorId);
  const place = { page, size: AUTHOR_PAGE_SIZE, total };
  const posts = await readPage(place, tags.writer(authorId), (query) => {
    const own = query.eq('author_id', authorId);
    return tag ? own.contains('tags', arrayLiteral([tag])) : own;
  });
  return { posts, total, pages: authorPagesFor(total), topics: namedTopics(topics) };
}

/** The most frequent, by name. */
const namedTopics = (topics: readonly string[]) =>
  topics.slice(0, TOPICS_SHOWN).sort((a, b) => a.localeCompare(b, 'en-IN'));

/** What an author writes about, the most frequent first. */
async function listTopicsOfAuthor(authorId: string): Promise<string[]> {
  const topics = await reckoned(['author-topics', authorId], tags.writer(authorId), async () => {
    const { data } = await uncachedClient()
      .rpc('list_article_topics', { of_author: authorId })
      .throwOnError();
    return data;
  });
  return topics.flatMap(({ topic }) => topic ?? []);
}

/** The newest articles in full, of an author if one is given. */
export async function listPostsForFeed(authorId?: string): Promise<Post[]> {
  const query = published(POST_COLUMNS, tags.postTexts).limit(FEED_SIZE);
  const { data } = await (authorId ? query.eq('author_id', authorId) : query).throwOnError();
  return data.map(toPost);
}
