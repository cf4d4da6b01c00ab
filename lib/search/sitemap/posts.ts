import 'server-only';
import { unstable_cache } from 'next/cache';
import { getFeaturedPost, PAGE_SIZE } from '../../blog';
import { type Category, categories } from '../../blog/categories';
import { blogListAddress } from '../../blog/list-address';
import { carried, REVALIDATE_SECONDS, tags } from '../../cache/tags';
import { shownImage } from '../../images/shown';
import { pagesFor } from '../../lists/paging';
import { routes } from '../../routes';
import { ROWS_A_CALL, readByKeyset } from '../../supabase/all-rows';
import { arrayLiteral } from '../../supabase/array-literal';
import type { Tables } from '../../supabase/database.types';
import { publicClient } from '../../supabase/public';
import { uncachedClient } from '../../supabase/uncached';
import type { SitemapEntry } from './document';

type Row = Pick<
  Tables<'blog_posts'>,
  'id' | 'slug' | 'featured_image' | 'published_at' | 'content_updated_at' | 'created_at'
>;

const COLUMNS = 'id, slug, featured_image, published_at, content_updated_at, created_at';

/** How many articles are public, or of a category. A counted answer is partial, which Next keeps no answer of; hence the cache around it. */
export const countPosts = unstable_cache(
  async (category: Category | null): Promise<number> => {
    const query = uncachedClient().from('blog_posts').select('id', { count: 'exact' }).limit(1);
    const { count } = await (category
      ? query.contains('tags', arrayLiteral([category]))
      : query
    ).throwOnError();
    return count ?? 0;
  },
  ['post-count'],
  { tags: carried([tags.posts]), revalidate: REVALIDATE_SECONDS },
);

/** Every page of the blog list: of all articles, then of each category that has any. */
export async function listBlogPages(): Promise<SitemapEntry[]> {
  const lists = await Promise.all([null, ...categories].map(pagesOfList));
  return lists.flat();
}

async function pagesOfList(category: Category | null): Promise<SitemapEntry[]> {
  const [posts, featured] = await Promise.all([countPosts(category), getFeaturedPost(category)]);
  if (category && posts === 0) return [];
  // The featured one stands apart, on the first page.
  const pages = pagesFor(featured ? posts - 1 : posts, PAGE_SIZE);
  const newest = await dateOfNewest(category);
  return Array.from({ length: pages }, (_, index) => ({
    path: blogListAddress({ category, page: index + 1 }),
    changedAt: newest,
  }));
}

async function dateOfNewest(category: Category | null): Promise<string | null> {
  const query = publicClient(tags.posts)
    .from('blog_posts')
    .select('published_at')
    .order('published_at', { ascending: false })
    .limit(1);
  const { data } = await (category ? query.contains('tags', arrayLiteral([category])) : query).throwOnError();
  return data[0]?.published_at ?? null;
}

/**
 * A stretch of the public articles, the oldest row first: a new one then moves no other into the next file, and the calls
 * stay the same ones, whose answers are kept.
 */
export async function* readPosts(from: number, most: number): AsyncGenerator<SitemapEntry> {
  let left = most;
  for await (const row of readByKeyset<Row>((after) => rowsAfter(after, from))) {
    if (left-- === 0) return;
    if (!row.slug) continue;
    yield {
      path: routes.post(row.slug),
      changedAt: row.content_updated_at ?? row.published_at,
      images: [shownImage(row.featured_image ?? '')],
    };
  }
}

function rowsAfter(after: Row | null, from: number) {
  const query = publicClient(tags.postDates)
    .from('blog_posts')
    .select(COLUMNS)
    .order('created_at')
    .order('id')
    .limit(ROWS_A_CALL);
  if (!after) return query.range(from, from + ROWS_A_CALL - 1).throwOnError();
  const { created_at: createdAt, id } = after;
  return query
    .gte('created_at', createdAt)
    .or(`created_at.gt."${createdAt}",and(created_at.eq."${createdAt}",id.gt.${id})`)
    .throwOnError();
}
