import 'server-only';
import { UserError } from '../action/user-error';
import { revalidatePages } from '../cache/revalidate-pages';
import { tags } from '../cache/tags';
import { pageOrLast } from '../lists/page-or-last';
import { BEHIND_THE_END } from '../supabase/behind-the-end';
import { contains } from '../supabase/contains';
import { sessionClient } from '../supabase/session';
import { REDIRECTS_A_PAGE, type RedirectListView } from './list-view';
import { REDIRECT_COLUMNS, type Redirect, type RedirectInput, toRedirect } from './schema';
import { refuseMissingTarget } from './target';

export type RedirectList = { redirects: Redirect[]; total: number; page: number };

const REFUSED = 'P0001';
const BROKEN_RULE = '23514';

/**
 * A page of the redirects, those made last first; behind the last page it answers the last one.
 * @throws when the database does not answer
 */
export async function listRedirects(view: RedirectListView): Promise<RedirectList> {
  return pageOrLast(view.page, REDIRECTS_A_PAGE, (page) => fetchRedirectsPage({ ...view, page }));
}

async function fetchRedirectsPage({ q, page }: RedirectListView) {
  const from = (page - 1) * REDIRECTS_A_PAGE;
  const query = (await sessionClient())
    .from('slug_redirects')
    .select(REDIRECT_COLUMNS, { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + REDIRECTS_A_PAGE - 1);
  const { data, error, count } = await (q
    ? query.or(`${contains('source_path', q)},${contains('target_path', q)}`)
    : query);
  if (error?.code === BEHIND_THE_END) return { redirects: [], total: 0 };
  if (error) throw error;
  return { redirects: data.map(toRedirect), total: count ?? 0 };
}

/**
 * Adds a redirect, or changes the one that `id` names.
 * @returns it as the database keeps it: with the end of the chain as its target
 * @throws {UserError} when it would loop, cover a page or lead to none
 */
export async function saveRedirect({ id, source, target }: RedirectInput): Promise<Redirect> {
  const client = await sessionClient();
  await refuseMissingTarget(target);
  const { data, error } = await (id
    ? client.rpc('update_redirect', { redirect_id: id, source, target })
    : client.rpc('add_redirect', { source, target }));
  if (error) throw refusalOf(error);
  revalidatePages(tags.redirects);
  return toRedirect(data);
}

/** A redirect that somebody else removed before is removed, so that is a success too. */
export async function removeRedirect(id: string): Promise<void> {
  const { error } = await (await sessionClient()).from('slug_redirects').delete().eq('id', id);
  if (error) throw error;
  revalidatePages(tags.redirects);
}

/** The database refuses in sentences for the person who asked; each belongs to one of the two fields. */
function refusalOf({ code, message, ...error }: { code: string; message: string }): unknown {
  if (code === BROKEN_RULE)
    return new UserError('invalid', 'These two addresses cannot make up a redirect.', {
      target: 'These two addresses cannot make up a redirect.',
    });
  if (code !== REFUSED) return { code, message, ...error };
  if (message.includes('removed in the meantime')) return new UserError('conflict', message);
  const field = /^(This redirect would lead back|The new address)/.test(message) ? 'target' : 'source';
  return new UserError('invalid', message, { [field]: message });
}
