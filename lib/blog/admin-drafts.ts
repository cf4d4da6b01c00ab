import 'server-only';
import type { Administrator } from '../auth';
import { Refusal } from '../refusal';
import { sessionClient } from '../supabase/session';
import type { z } from '../zod';
import { toDraft, toVersions } from './admin-row';
import type { PostVersion, StoredDraft, storeDraftSchema } from './admin-schema';

const VERSIONS_KEPT = 50;
const FOREIGN_KEY = '23503';
const CHECK = '23514';

/** The last states of a post, the newest first. */
export async function listVersions(id: string): Promise<PostVersion[]> {
  const { data, error } = await (await sessionClient())
    .from('blog_post_versions')
    .select('id, changed_at, changed_by_email, change, fields')
    .eq('post_id', id)
    .order('changed_at', { ascending: false })
    .limit(VERSIONS_KEPT);
  if (error) throw error;
  return toVersions(data);
}

/** Keeps what an administrator has typed and not saved. @throws {Refusal} when the post is gone */
export async function storeDraft(
  { postId, basedOn, fields }: z.infer<typeof storeDraftSchema>,
  owner: Administrator,
): Promise<{ savedAt: string }> {
  const { data, error } = await (await sessionClient())
    .from('blog_post_drafts')
    .upsert({ post_id: postId, owner: owner.id, based_on: basedOn, fields }, { onConflict: 'owner,post_id' })
    .select('updated_at')
    .single();
  if (error?.code === FOREIGN_KEY)
    throw new Refusal('conflict', 'Another administrator has deleted this post meanwhile.');
  if (error?.code === CHECK) throw new Refusal('invalid', 'The draft is too long to be kept.');
  if (error) throw error;
  return { savedAt: data.updated_at };
}

/** The draft that an administrator left behind; null when there is none. */
export async function readDraft(postId: string | null, owner: Administrator): Promise<StoredDraft | null> {
  const query = (await sessionClient())
    .from('blog_post_drafts')
    .select('fields, updated_at, based_on')
    .eq('owner', owner.id);
  const { data, error } = await (postId
    ? query.eq('post_id', postId)
    : query.is('post_id', null)
  ).maybeSingle();
  if (error) throw error;
  return data && toDraft(data);
}

export async function discardDraft(postId: string | null, owner: Administrator): Promise<void> {
  const query = (await sessionClient()).from('blog_post_drafts').delete().eq('owner', owner.id);
  const { error } = await (postId ? query.eq('post_id', postId) : query.is('post_id', null));
  if (error) throw error;
}
