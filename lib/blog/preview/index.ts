import 'server-only';
import { cache } from 'react';
import { UserError } from '../../action/user-error';
import { absoluteUrl } from '../../routes/url';
import type { Tables } from '../../supabase/database.types';
import { answerOf, codes } from '../../supabase/errors';
import { secretClient } from '../../supabase/secret';
import { sessionClient } from '../../supabase/session';
import { type Article, articleOf } from '../rendering';
import { POST_COLUMNS, type Post, toPost } from '../schema';
import { readPreview, signPreview } from './sign';

export type PreviewLink = { id: string; url: string; expiresAt: string };
/** A link that works at this moment; `madeBy` is empty when that is no longer known. */
export type LivePreviewLink = PreviewLink & { madeBy: string; madeAt: string };

const LINK_COLUMNS = 'id, expires_at, made_by_email, created_at';
const MAX_LISTED = 50;
/** Whoever asks again soon is given the same link, so that there are few to keep in mind. */
const FRESH_MS = 24 * 3600 * 1000;

type Row = Pick<Tables<'blog_post_preview_links'>, 'id' | 'expires_at' | 'made_by_email' | 'created_at'>;

/** A link that shows a post as it is saved, to whoever has it. @throws {UserError} when the post is gone */
export async function createPreviewLink(postId: string): Promise<PreviewLink> {
  const [newest] = await listPreviewLinks(postId);
  if (newest && Date.now() - Date.parse(newest.madeAt) < FRESH_MS) return newest;
  const client = await sessionClient();
  const { data, error } = await answerOf(
    client.from('blog_post_preview_links').insert({ post_id: postId }).select(LINK_COLUMNS).single(),
    codes.foreignKey,
  );
  if (error) throw new UserError('conflict', 'This post was deleted in the meantime.');
  return toLink(data);
}

export async function listPreviewLinks(postId: string): Promise<LivePreviewLink[]> {
  const { data } = await (await sessionClient())
    .from('blog_post_preview_links')
    .select(LINK_COLUMNS)
    .eq('post_id', postId)
    .gt('expires_at', new Date().toISOString())
    .order('created_at', { ascending: false })
    .limit(MAX_LISTED)
    .throwOnError();
  return data.map(toLink);
}

/** What it shows is shown to nobody from the next request on. */
export async function revokePreviewLink(id: string): Promise<void> {
  await (await sessionClient()).from('blog_post_preview_links').delete().eq('id', id).throwOnError();
}

function toLink({ id, expires_at, made_by_email, created_at }: Row): LivePreviewLink {
  const token = signPreview({ id, expiresAt: new Date(expires_at) });
  return {
    id,
    url: absoluteUrl(`/preview/${token}`),
    expiresAt: expires_at,
    madeBy: made_by_email ?? '',
    madeAt: created_at,
  };
}

/**
 * The post that a link shows, published or not: the signature takes the place of a session, hence the secret key.
 * @returns null when the link has ended, was revoked or is forged, or the post is gone
 */
export const readPreviewedPost = cache(
  async (token: string): Promise<{ post: Post; expiresAt: Date } | null> => {
    const preview = readPreview(token);
    if (!preview) return null;
    const client = secretClient();
    const link = await client
      .from('blog_post_preview_links')
      .select('post_id')
      .eq('id', preview.id)
      .maybeSingle()
      .throwOnError();
    if (!link.data) return null;
    const { data } = await client
      .from('blog_posts')
      .select(POST_COLUMNS)
      .eq('id', link.data.post_id)
      .maybeSingle()
      .throwOnError();
    if (!data) return null;
    const post = toPost(data);
    return {
      post: { ...post, publishedAt: post.publishedAt || new Date().toISOString() },
      expiresAt: preview.expiresAt,
    };
  },
);

/** The text of a post that a link shows. */
export const readPreviewedText = (post: Post): Promise<Article> => articleOf(post, secretClient());
