import type { ReactNode } from 'react';
import type { PostSummary } from '@/lib/blog/schema';
import { NoPosts } from './no-posts';
import { PostGrid } from './post-grid';

type PostListProps = {
  heading: string;
  posts: readonly PostSummary[];
  /** Said when there are none. */
  empty: { title: string; text: string };
  pagination: ReactNode;
};

/** The articles of a tab or of a search, under a heading that the keyboard goes to when the page changes. */
export function PostList({ heading, posts, empty, pagination }: PostListProps) {
  return (
    <section aria-labelledby="posts-heading">
      <h2 id="posts-heading" tabIndex={-1} data-list-heading="" className="heading-2">
        {heading}
      </h2>
      {posts.length > 0 ? <PostGrid posts={posts} /> : <NoPosts {...empty} />}
      {pagination}
    </section>
  );
}
