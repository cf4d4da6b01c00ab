import { routes } from '../routes';
import { isPublic } from './is-public';

type Row = Record<string, unknown>;

/** The page that a change of a row took away: it was public at an address where it is no longer. */
export function goneWithPost(before: Row | null, after: Row | null): string[] {
  const { slug, status } = before ?? {};
  if (typeof slug !== 'string' || status === 'draft') return [];
  return after && after.slug === slug && isPublic(after) ? [] : [routes.post(slug)];
}
