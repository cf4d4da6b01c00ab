import { revealDelay } from '@/components/layout/reveal-delay';
import type { PostSummary } from '@/lib/blog/schema';
import { PostCard } from './post-card';

export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.id} data-reveal={revealDelay('card', index % 3)}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
