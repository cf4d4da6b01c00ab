type Row = { status?: unknown; published_at?: unknown };

/** Whether visitors may read a row of posts, as `private.is_public` of the database says it. */
export function isPublic({ status, published_at: moment }: Row, now = Date.now()): boolean {
  return status === 'published' && typeof moment === 'string' && Date.parse(moment) <= now;
}
