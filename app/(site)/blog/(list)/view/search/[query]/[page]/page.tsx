import type { Metadata } from 'next';
import { cache } from 'react';
import { CategoryTabs } from '@/components/blog/category-tabs';
import { PostList } from '@/components/blog/post-list';
import { SearchForm } from '@/components/blog/search-form';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageHero } from '@/components/layout/page-hero';
import { Pagination } from '@/components/ui/pagination';
import { blog } from '@/content/blog';
import { PAGE_SIZE, type PostPage, searchPosts } from '@/lib/blog';
import { blogSearchAddress, readSearchSegments, type SearchView } from '@/lib/blog/list-address';
import { pagesFor } from '@/lib/lists/paging';
import { routes } from '@/lib/routes';
import { missingMetadata, pageMetadata } from '@/lib/search/seo/metadata';

/** Rendered like a cached page, for its policy and its true 404; the page cache does not keep it. */
export const dynamic = 'force-static';
export const revalidate = 300;

type Props = { params: Promise<{ query: string; page: string }> };

const crumbs = [
  { name: 'Home', path: routes.home },
  { name: 'Blog', path: routes.blog },
  { name: blog.search.title },
];

export function generateStaticParams(): [] {
  return [];
}

const readView = async ({ params }: Props) => {
  const { query, page } = await params;
  return readSearchSegments(query, page);
};

/** Asked for twice, by the metadata and by the page, and read once. */
const readSearch = cache((query: string, page: number) => searchPosts({ query, page }));

const isBehindTheEnd = ({ page }: SearchView, { posts }: PostPage) => posts.length === 0 && page > 1;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await readView(props);
  if (!view || isBehindTheEnd(view, await readSearch(view.query, view.page))) return missingMetadata;
  return pageMetadata({
    title: `${blog.search.title}: ${view.query}`,
    description: blog.lead,
    path: blogSearchAddress(view),
    noindex: true,
  });
}

/** `/blog?q=&page=` (lib/blog/list-address.ts). */
export default async function BlogSearchPage(props: Props) {
  const view = await readView(props);
  const found = view && (await readSearch(view.query, view.page));
  if (!view || !found || isBehindTheEnd(view, found)) {
    return (
      <NotFoundGate>
        <NotFoundView />
      </NotFoundGate>
    );
  }
  const { posts, total } = found;
  return (
    <>
      <PageHero breadcrumbs={<Breadcrumbs items={crumbs} />} title={blog.search.title}>
        <SearchForm query={view.query} />
      </PageHero>
      <div className="container-page grid gap-14 pt-8 pb-24 group-data-pending/list:pb-14 md:gap-20">
        <CategoryTabs current={undefined} />
        <PostList
          heading={`${total} ${total === 1 ? 'article' : 'articles'} for “${view.query}”`}
          posts={posts}
          emptyText={blog.search.empty}
          pagination={
            <Pagination
              page={view.page}
              pages={pagesFor(total, PAGE_SIZE)}
              addressOf={(page) => blogSearchAddress({ ...view, page })}
            />
          }
        />
      </div>
    </>
  );
}
