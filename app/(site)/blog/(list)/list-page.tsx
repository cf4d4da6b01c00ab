import { cache } from 'react';
import { CategoryTabs } from '@/components/blog/category-tabs';
import { FeaturedPost } from '@/components/blog/featured-post';
import { PostList } from '@/components/blog/post-list';
import { SearchForm } from '@/components/blog/search-form';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { Pagination } from '@/components/ui/pagination';
import type { BlogTexts } from '@/content/blog';
import { getFeaturedPost, listPosts, PAGE_SIZE } from '@/lib/blog';
import type { Category } from '@/lib/blog/categories';
import { blogListAddress, type ListView } from '@/lib/blog/list-address';
import { pagesFor } from '@/lib/lists/paging';
import { routes } from '@/lib/routes';
import { blogFeeds, withFeeds } from '@/lib/search/seo/feeds';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { readSection } from '@/lib/site/read';
import { pageOrMissing } from '../../page-or-missing';

const crumbs = [{ name: 'Home', path: routes.home }, { name: 'Blog' }];

function pageFacts(blog: BlogTexts, view: ListView) {
  const { category, page } = view;
  const number = page > 1 ? `, page ${page}` : '';
  return {
    title: `${category ? `${category}: ` : ''}${blog.title}${number}`,
    description: `${category ? `Our articles on ${category}${number}. ` : number ? `All articles${number}. ` : ''}${blog.lead}`,
    path: blogListAddress(view),
  };
}

/** All are asked for twice, by the metadata and by the page, and read once. */
const readList = cache(async (category: Category | null, page: number) => {
  const featured = await getFeaturedPost(category);
  const [blog, list] = await Promise.all([readSection('blog'), listPosts({ category, page }, featured)]);
  return { blog, featured, ...list };
});

/** A page behind the last one is missing; an empty tag is not. */
async function findList(view: ListView) {
  const list = await readList(view.category, view.page);
  return list.posts.length === 0 && view.page > 1 ? null : { view, ...list };
}

/** A tag and page of the blog list. @param readView null when the address names none */
export const blogListPage = <Props,>(readView: (props: Props) => Promise<ListView | null>) =>
  pageOrMissing({
    find: async (props: Props) => {
      const view = await readView(props);
      return view && findList(view);
    },
    metadata: async ({ blog, view }) =>
      withFeeds(await pageMetadata(pageFacts(blog, view)), await blogFeeds()),
    view: (found) => <BlogList {...found} />,
  });

function BlogList({ blog, view, featured, posts, total }: NonNullable<Awaited<ReturnType<typeof findList>>>) {
  const shown = view.page === 1 ? featured : null;
  return (
    <>
      <JsonLd
        graph={graph(
          webPage({ ...pageFacts(blog, view), type: 'CollectionPage' }),
          breadcrumbList(crumbs, blogListAddress(view)),
        )}
      />
      <PageHero breadcrumbs={<Breadcrumbs items={crumbs} />} title={blog.title} lead={blog.lead}>
        <SearchForm />
      </PageHero>
      <div className="container-page grid gap-14 pt-8 pb-24 group-data-pending/list:pb-14 md:gap-20">
        <CategoryTabs current={view.category} />
        {shown && <FeaturedPost texts={blog} post={shown} />}
        {(posts.length > 0 || !shown) && (
          <PostList
            heading={blog.recent}
            empty={blog.empty}
            posts={posts}
            pagination={
              <Pagination
                page={view.page}
                pages={pagesFor(total, PAGE_SIZE)}
                addressOf={(page) => blogListAddress({ ...view, page })}
              />
            }
          />
        )}
      </div>
    </>
  );
}
