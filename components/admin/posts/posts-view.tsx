import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListFilters } from '@/components/admin/list/list-filters';
import { LoadError } from '@/components/admin/list/load-error';
import { PageLine } from '@/components/admin/list/page-line';
import { TotalLine } from '@/components/admin/list/total-line';
import { ListNavigationArea } from '@/components/admin/submissions/list-navigation';
import { Pagination } from '@/components/blog/pagination';
import { ButtonLink } from '@/components/ui/button-link';
import type { PostList } from '@/lib/blog/admin';
import { POSTS_A_PAGE, type PostListView, postListAddress } from '@/lib/blog/admin-list';
import { pagesFor } from '@/lib/paging';
import { PostsTable } from './posts-table';
import { StatusFilter } from './status-filter';

type PostsViewProps = {
  view: PostListView;
  /** Null when it could not be read. */
  list: PostList | null;
};

/** The list of the blog admin (specification, section 2.13). */
export function PostsView({ view, list }: PostsViewProps) {
  return (
    <ListNavigationArea>
      <AdminHeading title="Blog Admin">
        <ButtonLink href="/admin/blog/new">Create New</ButtonLink>
      </AdminHeading>
      <div className="grid gap-6">
        <ListFilters
          path="/admin/blog"
          values={{ q: view.q, status: view.status }}
          placeholder="Search title, slug or author..."
        >
          <StatusFilter status={view.status} />
        </ListFilters>
        {list ? (
          <FoundPosts view={view} list={list} />
        ) : (
          <LoadError
            message="The blog posts could not be loaded. Please try again."
            retry={postListAddress(view)}
          />
        )}
      </div>
    </ListNavigationArea>
  );
}

function FoundPosts({ view, list: { posts, total, page } }: { view: PostListView; list: PostList }) {
  const pages = pagesFor(total, POSTS_A_PAGE);
  return (
    <section aria-label="Blog posts" className="grid min-w-0 gap-3">
      <PageLine page={page} pages={pages} />
      <PostsTable posts={posts} />
      {total === 0 && <p className="rounded-lg border px-6 py-14 text-center">No blog posts found.</p>}
      <TotalLine total={total} noun="blog posts" />
      <Pagination
        page={page}
        pages={pages}
        addressOf={(number) => postListAddress({ ...view, page: number })}
      />
    </section>
  );
}
