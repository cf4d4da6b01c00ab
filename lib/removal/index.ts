import 'server-only';
import { followChangesNow } from '../cache/changes';
import { env } from '../env';
import { refuseMissingTarget } from '../redirects/target';
import { answerOf } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import type * as z from '../validation/zod';
import { type IncomingLink, type linkChangeSchema, type removalSchema, toIncomingLinks } from './schema';

/** What leads to a page of this site, for whoever is about to take it away. */
export async function listLinksTo(path: string): Promise<IncomingLink[]> {
  const { data } = await (await sessionClient())
    .rpc('list_links_to', { path, site_host: siteHost() })
    .throwOnError();
  return toIncomingLinks(data);
}

/**
 * Has every link of the site that leads to one address lead to another.
 * @returns how many texts were changed
 */
export async function changeLinks({ former, next }: z.infer<typeof linkChangeSchema>): Promise<number> {
  const client = await sessionClient();
  const { data } = await answerOf(client.rpc('change_links', { former, next, site_host: siteHost() }));
  await followChangesNow();
  return data ?? 0;
}

const siteHost = () => new URL(env.SITE_URL).host;

/**
 * Removes a page, and leads readers elsewhere where that is wanted. What somebody else removed before is removed, so that is
 * a success too.
 * @throws {UserError} when they would be led to a page that is missing, or an author has articles
 */
export async function removePage(
  kind: 'post' | 'author' | 'city page',
  { id, redirectTo: redirect_to }: z.infer<typeof removalSchema>,
): Promise<void> {
  if (redirect_to) await refuseMissingTarget(redirect_to);
  const client = await sessionClient();
  const removals = {
    post: () => client.rpc('delete_blog_post', { post_id: id, redirect_to }),
    author: () => client.rpc('delete_author', { author_id: id, redirect_to }),
    'city page': () => client.rpc('delete_city_page', { page_id: id, redirect_to }),
  };
  await answerOf(removals[kind]());
}
