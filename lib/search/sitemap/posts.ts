import 'server-only';
import { countPosts, getFeaturedPost, PAGE_SIZE } from '../../blog';
import { type Category, categories } from '../../blog/categories';
import { blogListAddress } from '../../blog/list-address';
import { tags } from '../../cache/tags';
import { isoDate } from '../../format/dates';
import { shownImage } from '../../images/shown';
import { pagesFor } from '../../lists/paging';
import { routes } from '../../routes';
import { ROWS_A_CALL, readByKeyset } from '../../supabase/all-rows';
import { arrayLiteral } from '../../supabase/array-literal';
import type { Tables } from '../../supabase/database.types';
import { publicClient } from '../../supabase/public';
import type { SitemapEntry } from './document';
import { type IdRange, MOST_ADDRESSES } from './parts';

type Row = Pick<
  Tables<'blog_posts'>,
  'id' | 'slug' | 'featured_image' | 'published_at' | 'content_updated_at'
>;

const COLUMNS = 'id, slug, featured_image, published_at, content_updated_at';

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

/** The public articles with ids in a range. */
export async function* readPosts(ids: IdRange): AsyncGenerator<SitemapEntry> {
  for await (const row of readByKeyset<Row>((after) => rowsAfter(after, ids), MOST_ADDRESSES)) {
    if (!row.slug) continue;
    yield {
      path: routes.post(row.slug),
      changedAt: row.content_updated_at ?? row.published_at,
      images: [shownImage(row.featured_image ?? '')],
    };
  }
}

function rowsAfter(after: Row | null, { from, before }: IdRange) {
  const query = publicClient(tags.postDates)
    .from('blog_posts')
    .select(COLUMNS)
    .order('id')
    .limit(ROWS_A_CALL);
  const begun = after ? query.gt('id', after.id) : query.gte('id', from);
  return (before ? begun.lt('id', before) : begun).throwOnError();
}

/** When one of those with ids in a range changed last. */
export async function newestPost(ids: IdRange): Promise<string | null> {
  const [changed, unchanged] = await Promise.all([
    dated(ids, 'content_updated_at').not('content_updated_at', 'is', null).throwOnError(),
    dated(ids, 'published_at').is('content_updated_at', null).throwOnError(),
  ]);
  const dates = [changed.data[0]?.content_updated_at, unchanged.data[0]?.published_at].map(isoDate);
  return (
    dates
      .filter((date) => date !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

function dated({ from, before }: IdRange, column: 'content_updated_at' | 'published_at') {
  const query = publicClient(tags.postDates)
    .from('blog_posts')
    .select('published_at, content_updated_at')
    .gte('id', from)
    .order(column, { ascending: false })
    .limit(1);
  return before ? query.lt('id', before) : query;
}
