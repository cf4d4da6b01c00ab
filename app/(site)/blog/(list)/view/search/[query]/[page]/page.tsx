import type { Metadata } from 'next';
import { CategoryTabs } from '@/components/blog/category-tabs';
import { Pagination } from '@/components/blog/pagination';
import { PostList } from '@/components/blog/post-list';
import { SearchForm } from '@/components/blog/search-form';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageHero } from '@/components/layout/page-hero';
import { blog } from '@/content/blog';
import { notFoundPage } from '@/content/problems';
import { PAGE_SIZE, searchPosts } from '@/lib/blog';
import { blogSearchAddress, readSearchSegments } from '@/lib/blog/list-address';
import { pagesFor } from '@/lib/paging';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

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

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await readView(props);
  if (!view) return { title: `${notFoundPage.title} | ${site.name}` };
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
  const found = view && (await searchPosts(view));
  if (!view || !found || (found.posts.length === 0 && view.page > 1)) {
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
