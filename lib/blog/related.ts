import type { PostSummary } from './schema';

export const RELATED = 3;

/**
 * Which articles to read next: those that carry every tag of this one, then those that share most, then those of its
 * category; the newest first among equals.
 * @param candidates may repeat one another and the post itself
 */
export function chooseRelated(
  post: Pick<PostSummary, 'id' | 'tags' | 'category'>,
  candidates: PostSummary[],
): PostSummary[] {
  const others = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  others.delete(post.id);
  const scored = [...others.values()].map((candidate) => ({
    candidate,
    shared: post.tags.filter((tag) => candidate.tags.includes(tag)).length,
    sameCategory: post.category !== '' && candidate.category === post.category,
  }));
  return scored
    .filter(({ shared, sameCategory }) => shared > 0 || sameCategory)
    .sort(
      (a, b) =>
        b.shared - a.shared ||
        Number(b.sameCategory) - Number(a.sameCategory) ||
        b.candidate.publishedAt.localeCompare(a.candidate.publishedAt),
    )
    .slice(0, RELATED)
    .map(({ candidate }) => candidate);
}
