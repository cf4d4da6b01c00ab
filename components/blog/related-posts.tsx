import type { PostSummary } from '@/lib/blog/schema';
import { PostGrid } from './post-grid';

type RelatedPostsProps = { heading: string; posts: readonly PostSummary[] };

export function RelatedPosts({ heading, posts }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="_related" className="border-t bg-card">
      <div className="container-page section-space">
        <h2 id="_related" className="heading-2">
          {heading}
        </h2>
        <PostGrid posts={posts} />
      </div>
    </section>
  );
}
