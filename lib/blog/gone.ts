import { routes } from '../routes';

type Row = { slug?: unknown; status?: unknown; published_at?: unknown };

/** The page that a change of a row took away: it was public at an address where it is no longer. */
export function goneWithPost(before: Row | null, after: Row | null): string[] {
  const { slug, status } = before ?? {};
  if (typeof slug !== 'string' || status === 'draft') return [];
  return after && after.slug === slug && isPublic(after) ? [] : [routes.post(slug)];
}

const isPublic = ({ status, published_at: publishedAt }: Row) =>
  status === 'published' && typeof publishedAt === 'string' && Date.parse(publishedAt) <= Date.now();
