import 'server-only';
import { UserError } from '../action/user-error';
import type { Administrator } from '../auth';
import { answerOf, codes } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import type * as z from '../validation/zod';
import { toDraft, toDraftEntries, toVersions } from './admin-row';
import type {
  DraftEntry,
  discardDraftSchema,
  KeptDraft,
  PostVersion,
  storeDraftSchema,
} from './admin-schema';

const VERSIONS_KEPT = 50;
const DRAFTS_OFFERED = 20;
const WRITTEN_ON = 'This draft was written on in another tab or device since it was shown. Reload to see it.';

export async function listVersions(id: string): Promise<PostVersion[]> {
  const { data } = await (await sessionClient())
    .from('blog_post_versions')
    .select('id, changed_at, changed_by_email, change, fields')
    .eq('post_id', id)
    .order('changed_at', { ascending: false })
    .limit(VERSIONS_KEPT)
    .throwOnError();
  return toVersions(data);
}

/**
 * Keeps what an administrator has typed and not saved. A draft that somebody else's editor has gone on writing is left
 * alone: the answer then names the new one beside it.
 * @throws {UserError} when it is too long, or one too many
 */
export async function storeDraft(
  draft: z.infer<typeof storeDraftSchema>,
): Promise<{ id: string; savedAt: string }> {
  const client = await sessionClient();
  const { data, error } = await answerOf(
    client.rpc('keep_blog_post_draft', {
      ...{ draft_id: draft.id, of_post: draft.postId, by_editor: draft.writer, seen: draft.seen },
      ...{ began_with: draft.basedOn, typed: draft.fields },
    }),
    codes.check,
  );
  if (error) throw new UserError('invalid', 'The draft is too long to be kept.');
  return { id: data.id, savedAt: data.updated_at };
}

/** The drafts of a post that an administrator has not decided about, the newest first. */
export async function listDraftsOf(postId: string, owner: Administrator): Promise<KeptDraft[]> {
  const { data } = await (await sessionClient())
    .from('blog_post_drafts')
    .select('id, fields, updated_at, based_on')
    .eq('owner', owner.id)
    .eq('post_id', postId)
    .order('updated_at', { ascending: false })
    .limit(DRAFTS_OFFERED)
    .throwOnError();
  return data.map(toDraft);
}

/** Whose drafts there are, of what and since when, of one post if one is given; the caller's own come first. */
export async function listDrafts(postId?: string): Promise<DraftEntry[]> {
  const client = await sessionClient();
  const { data } = await client.rpc('list_blog_post_drafts', { of_post: postId ?? null }).throwOnError();
  return toDraftEntries(data);
}

/**
 * Throws a draft away as it was seen. One that is gone already is a success too.
 * @throws {UserError} when it was written on since
 */
export async function discardDraft({ id, seen, writer }: z.infer<typeof discardDraftSchema>): Promise<void> {
  const drafts = () => sessionClient().then((client) => client.from('blog_post_drafts'));
  const known = [seen && `updated_at.eq."${seen}"`, writer && `writer.eq.${writer}`].filter(Boolean);
  await (await drafts()).delete().eq('id', id).or(known.join()).throwOnError();
  const left = await (await drafts()).select('id').eq('id', id).maybeSingle().throwOnError();
  if (left.data) throw new UserError('conflict', WRITTEN_ON);
}
