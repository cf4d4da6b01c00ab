import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListCount } from '@/components/admin/list/list-count';
import { ListFilters } from '@/components/admin/list/list-filters';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { ListSelect } from '@/components/admin/list/list-select';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { ButtonLink } from '@/components/ui/button-link';
import { Pagination } from '@/components/ui/pagination';
import type { PostList } from '@/lib/blog/admin';
import { POSTS_A_PAGE, type PostListView, postListAddress, postStatuses } from '@/lib/blog/admin-list';
import type { DraftEntry } from '@/lib/blog/admin-schema';
import { pagesFor } from '@/lib/lists/paging';
import { KeptDrafts } from './kept-drafts';
import { PostsTable } from './posts-table';

type PostsViewProps = {
  view: PostListView;
  /** Null when it could not be read. */
  list: PostList | null;
  /** Null when they could not be read. */
  drafts: readonly DraftEntry[] | null;
};

const count = new Intl.NumberFormat('en-IN');

/** The list of the blog admin (specification, section 2.13). */
export function PostsView({ view, list, drafts }: PostsViewProps) {
  return (
    <ListNavigationArea>
      <AdminHeading title="Blog Admin">
        <ButtonLink href="/admin/blog/new">Create New</ButtonLink>
      </AdminHeading>
      <div className="grid grid-cols-1 gap-6">
        {drafts ? (
          <KeptDrafts drafts={drafts} />
        ) : (
          <LoadFailure
            text="The drafts that were kept could not be loaded. Please try again."
            retry={postListAddress(view)}
          />
        )}
        <ListFilters
          path="/admin/blog"
          values={{ q: view.q, status: view.status }}
          placeholder="Search title, slug or author..."
        >
          <ListSelect name="status" label="Status" value={view.status} options={postStatuses} />
        </ListFilters>
        {list ? (
          <FoundPosts view={view} list={list} />
        ) : (
          <LoadFailure
            text="The blog posts could not be loaded. Please try again."
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
    <ListSection label="Blog posts">
      <PostsTable posts={posts} />
      {total === 0 && <p className="rounded-lg border px-6 py-14 text-center">No blog posts found.</p>}
      <ListCount text={`Total ${count.format(total)} blog posts`} page={page} pages={pages} />
      <Pagination
        page={page}
        pages={pages}
        addressOf={(number) => postListAddress({ ...view, page: number })}
      />
    </ListSection>
  );
}
