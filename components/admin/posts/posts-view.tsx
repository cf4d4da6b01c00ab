import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListFilters } from '@/components/admin/list/list-filters';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSelect } from '@/components/admin/list/list-select';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { PagedList } from '@/components/admin/list/paged-list';
import { ButtonLink } from '@/components/ui/button-link';
import type { PostList } from '@/lib/blog/admin';
import { POSTS_A_PAGE, type PostListView, postListAddress, postStatuses } from '@/lib/blog/admin-list';
import type { DraftEntry } from '@/lib/blog/admin-schema';
import { KeptDrafts } from './kept-drafts';
import { PostsTable } from './posts-table';

type PostsViewProps = {
  view: PostListView;
  /** Null when it could not be read. */
  list: PostList | null;
  /** Null when they could not be read. */
  drafts: readonly DraftEntry[] | null;
};

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
  return (
    <PagedList
      label="Blog posts"
      noun="blog posts"
      pageSize={POSTS_A_PAGE}
      addressOf={(number) => postListAddress({ ...view, page: number })}
      {...{ total, page }}
    >
      <PostsTable posts={posts} />
    </PagedList>
  );
}
