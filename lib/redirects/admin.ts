import 'server-only';
import { UserError } from '../action/user-error';
import { followChangesNow } from '../cache/changes';
import { pageOrLast } from '../lists/page-or-last';
import { answerOf, codes } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import { REDIRECTS_A_PAGE, type RedirectListView } from './list-view';
import { type Redirect, type RedirectInput, toRedirect } from './schema';
import { refuseCoveredPage, refuseMissingTarget } from './target';

export type RedirectList = { redirects: Redirect[]; total: number; page: number };

const NO_REDIRECT = 'These two addresses cannot make up a redirect.';

/** A page of the redirects, those made last first; behind the last page it answers the last one. */
export async function listRedirects(view: RedirectListView): Promise<RedirectList> {
  return pageOrLast(view.page, REDIRECTS_A_PAGE, (page) => fetchRedirectsPage({ ...view, page }));
}

async function fetchRedirectsPage({ q, page }: RedirectListView) {
  const { data } = await (await sessionClient())
    .rpc('list_redirects', {
      search: q || undefined,
      page_size: REDIRECTS_A_PAGE,
      page_offset: (page - 1) * REDIRECTS_A_PAGE,
    })
    .throwOnError();
  return { redirects: data.map(toRedirect), total: Number(data[0]?.total ?? 0) };
}

/**
 * Adds a redirect, or changes the one that `id` names.
 * @returns it as the database keeps it: with the end of the chain as its target
 * @throws {UserError} when it would loop, cover a page or lead to none
 */
export async function saveRedirect({ id, source, target }: RedirectInput): Promise<Redirect> {
  const client = await sessionClient();
  await Promise.all([refuseCoveredPage(source), refuseMissingTarget(target)]);
  const { data, error } = await answerOf(
    id
      ? client.rpc('update_redirect', { redirect_id: id, source, target })
      : client.rpc('add_redirect', { source, target }),
    codes.check,
  );
  if (error) throw new UserError('invalid', NO_REDIRECT, { target: NO_REDIRECT });
  await followChangesNow();
  return toRedirect(data);
}

/** A redirect that somebody else removed before is removed, so that is a success too. */
export async function removeRedirect(id: string): Promise<void> {
  await (await sessionClient()).from('slug_redirects').delete().eq('id', id).throwOnError();
  await followChangesNow();
}
