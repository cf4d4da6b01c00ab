import { routes } from '../../routes';
import type { ReviewContext } from './types';

const wordsOf = (path: string) =>
  new Set(
    path
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

/** The page that shares the most words of its address with a path that answers nothing, if it is at least half of them. */
export function nearestPath(path: string, { pages, otherPosts, linkTargets }: ReviewContext): string | null {
  const asked = wordsOf(path);
  const known = [
    ...[...pages].filter(([, state]) => state === 'ok').map(([page]) => page),
    ...linkTargets.map((target) => target.path),
    ...otherPosts.map(({ slug }) => routes.post(slug)),
  ];
  let nearest: string | null = null;
  let best = 0.5;
  for (const candidate of known) {
    const words = wordsOf(candidate);
    const shared = [...words].filter((word) => asked.has(word)).length;
    const likeness = shared / (words.size + asked.size - shared);
    if (likeness > best) {
      best = likeness;
      nearest = candidate;
    }
  }
  return nearest;
}
