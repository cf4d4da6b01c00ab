import { cache } from 'react';
import { CategoryTabs } from '@/components/blog/category-tabs';
import { PostList } from '@/components/blog/post-list';
import { SearchForm } from '@/components/blog/search-form';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHero } from '@/components/layout/page-hero';
import { Pagination } from '@/components/ui/pagination';
import { PAGE_SIZE, searchPosts } from '@/lib/blog';
import { blogSearchAddress, readSearchSegments } from '@/lib/blog/list-address';
import { pagesFor } from '@/lib/lists/paging';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { readSection } from '@/lib/site/read';
import { pageOrMissing } from '../../../../../../page-or-missing';

/** Rendered like a cached page, for its policy and its true 404; the page cache does not keep it. */
export const dynamic = 'force-static';
export const revalidate = 300;

type Props = { params: Promise<{ query: string; page: string }> };

export function generateStaticParams(): [] {
  return [];
}

/** Asked for twice, by the metadata and by the page, and read once. */
const readSearch = cache((query: string, page: number) => searchPosts({ query, page }));

/** `/blog?q=&page=` (lib/blog/list-address.ts). A page behind the last one is missing; a search that finds nothing is not. */
async function findResults({ params }: Props) {
  const { query, page } = await params;
  const view = readSearchSegments(query, page);
  const found = view && (await readSearch(view.query, view.page));
  if (!found || (found.posts.length === 0 && view.page > 1)) return null;
  return { blog: await readSection('blog'), view, ...found };
}

const route = pageOrMissing({
  find: findResults,
  metadata: ({ blog, view }) =>
    pageMetadata({
      title: `${blog.search.title}: ${view.query}`,
      description: blog.lead,
      path: blogSearchAddress(view),
      noindex: true,
    }),
  isInvented: () => true,
  view: (found) => <SearchResults {...found} />,
});

export const { generateMetadata } = route;
export default route.page;

function SearchResults({ blog, view, posts, total }: NonNullable<Awaited<ReturnType<typeof findResults>>>) {
  const crumbs = [
    { name: 'Home', path: routes.home },
    { name: 'Blog', path: routes.blog },
    { name: blog.search.title },
  ];
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
          empty={{ title: blog.empty.title, text: blog.search.empty }}
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
