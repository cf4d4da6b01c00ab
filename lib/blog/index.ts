import 'server-only';
import { cache } from 'react';
import { orFallback } from '../cache/page-cache/or-fallback';
import { type CacheTag, tags } from '../cache/tags';
import { readByRange } from '../supabase/all-rows';
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
/** Among how many articles with a tag in common the related ones are looked for. */
const CANDIDATES = 60;

export type PostPage = { posts: PostSummary[]; total: number };
export type PostAddress = { slug: string; publishedAt: string; changedAt: string };

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

/**
 * A page of the list, the newest first.
 * @param exclude the id of the featured article, which is shown apart
 */
export async function listPosts({ category, page }: ListView, exclude?: string): Promise<PostPage> {
  const from = (page - 1) * PAGE_SIZE;
  let query = publicClient(tags.posts)
    .from('blog_posts')
    .select(SUMMARY_COLUMNS, { count: 'exact' })
    .order('published_at', { ascending: false })
    .order('id')
    .range(from, from + PAGE_SIZE - 1);
  if (category) query = query.contains('tags', arrayLiteral([category]));
  if (exclude) query = query.neq('id', exclude);
  const { data, error, count } = await answerOf(query, codes.behindTheEnd);
  if (error) return { posts: [], total: 0 };
  return { posts: data.map(toPostSummary), total: count ?? 0 };
}

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

/** Every public article's address and dates, the newest first. */
export const listAllPublishedSlugs = cache(async (): Promise<PostAddress[]> => {
  const rows = await readByRange((from, to) =>
    published('slug, published_at, content_updated_at', tags.postDates)
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return rows.flatMap(({ slug, published_at: publishedAt, content_updated_at: changedAt }) =>
    slug && publishedAt ? [{ slug, publishedAt, changedAt: changedAt ?? publishedAt }] : [],
  );
});

/** All articles of an author, the newest first. */
export const listPostsByAuthor = cache(async (authorId: string): Promise<PostSummary[]> => {
  const rows = await readByRange((from, to) =>
    published(SUMMARY_COLUMNS, tags.writer(authorId))
      .eq('author_id', authorId)
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return rows.map(toPostSummary);
});

/** The newest articles in full, of an author if one is given. */
export async function listPostsForFeed(authorId?: string): Promise<Post[]> {
  const query = published(POST_COLUMNS, tags.postTexts).limit(FEED_SIZE);
  const { data } = await (authorId ? query.eq('author_id', authorId) : query).throwOnError();
  return data.map(toPost);
}
