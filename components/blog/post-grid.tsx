import { revealDelay } from '@/components/layout/reveal-delay';
import type { PostSummary } from '@/lib/blog/schema';
import { PostCard } from './post-card';

/**
 * On a phone the cards stand one below the other, far below what is seen first: the browser lays out and fetches those that
 * come near. The room around a card is for the ring of its focus, which would be cut off.
 */
const LATER =
  'max-sm:-m-1.5 max-sm:p-1.5 max-sm:[contain-intrinsic-size:auto_30rem] max-sm:[content-visibility:auto]';

export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.id} data-reveal={revealDelay('card', index % 3)} className={LATER}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
