import { article } from '@/content/blog';
import type { PostSummary } from '@/lib/blog/schema';
import { PostGrid } from './post-grid';

export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="_related" className="border-t bg-card">
      <div className="container-page section-space">
        <h2 id="_related" className="heading-2">
          {article.related}
        </h2>
        <PostGrid posts={posts} />
      </div>
    </section>
  );
}
