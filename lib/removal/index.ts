import 'server-only';
import { UserError } from '../action/user-error';
import { refuseMissingTarget } from '../redirects/target';
import { sessionClient } from '../supabase/session';
import type { z } from '../validation/zod';
import { type IncomingLink, type removalSchema, toIncomingLinks } from './schema';

const REFUSED = 'P0001';

/** What leads to a page of this site, for whoever is about to take it away. @throws when the database does not answer */
export async function listLinksTo(path: string): Promise<IncomingLink[]> {
  const { data, error } = await (await sessionClient()).rpc('list_links_to', { path });
  if (error) throw error;
  return toIncomingLinks(data);
}

/**
 * Removes a post or an author, and leads readers elsewhere where that is wanted. What somebody else removed before is
 * removed, so that is a success too.
 * @throws {UserError} when they would be led to a page that is missing, or an author has articles
 */
export async function removePage(
  kind: 'post' | 'author',
  { id, redirectTo }: z.infer<typeof removalSchema>,
): Promise<void> {
  if (redirectTo) await refuseMissingTarget(redirectTo);
  const client = await sessionClient();
  const { error } = await (kind === 'post'
    ? client.rpc('delete_blog_post', { post_id: id, redirect_to: redirectTo })
    : client.rpc('delete_author', { author_id: id, redirect_to: redirectTo }));
  if (error?.code === REFUSED) throw new UserError('invalid', error.message);
  if (error) throw error;
}
