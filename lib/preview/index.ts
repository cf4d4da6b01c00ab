import 'server-only';
import { cache } from 'react';
import { POST_COLUMNS, type Post, toPost } from '../blog/schema';
import { Refusal } from '../refusal';
import { secretClient } from '../supabase/secret';
import { sessionClient } from '../supabase/session';
import { absoluteUrl } from '../url';
import { readPreview, signPreview } from './sign';

export type PreviewLink = { url: string; expiresAt: string };

/** A link that shows a post as it is saved, to whoever has it. @throws {Refusal} when the post is gone */
export async function createPreviewLink(id: string): Promise<PreviewLink> {
  const { data, error } = await (await sessionClient())
    .from('blog_posts')
    .select('id')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  if (!data) throw new Refusal('conflict', 'This post was deleted in the meantime.');
  const { token, expiresAt } = signPreview(id);
  return { url: absoluteUrl(`/preview/${token}`), expiresAt: expiresAt.toISOString() };
}

/**
 * The post that a link shows, published or not: the signature takes the place of a session, hence the secret key.
 * @returns null when the link has ended or is forged, or the post is gone
 * @throws when the database does not answer
 */
export const readPreviewedPost = cache(
  async (token: string): Promise<{ post: Post; expiresAt: Date } | null> => {
    const preview = readPreview(token);
    if (!preview) return null;
    const { data, error } = await secretClient()
      .from('blog_posts')
      .select(POST_COLUMNS)
      .eq('id', preview.id)
      .maybeSingle();
    if (error) throw error;
    if (!data) return null;
    const post = toPost(data);
    return {
      post: { ...post, publishedAt: post.publishedAt || new Date().toISOString() },
      expiresAt: preview.expiresAt,
    };
  },
);
