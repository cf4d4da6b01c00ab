import 'server-only';
import { z } from 'zod';
import type { Administrator } from '../auth';
import { listAuthors } from '../authors';
import { env } from '../env';
import { errorCode, log } from '../log';
import { site } from '../site';
import { getEditorPost } from './admin';
import { readDraft } from './admin-drafts';

/**
 * All that the editor is opened with; `post` is null for a new post and for one that does not exist. Null when the
 * database does not answer.
 */
export async function readEditor(id: string | null, administrator: Administrator) {
  const postId = z.uuid().safeParse(id).data ?? null;
  try {
    const [post, draft, authors] = await Promise.all([
      postId ? getEditorPost(postId) : null,
      readDraft(postId, administrator),
      listAuthors(),
    ]);
    return {
      post,
      draft,
      authors: authors.map(({ id: authorId, name }) => ({ id: authorId, name })),
      site: { siteName: site.name, origin: env.SITE_URL, shareImage: site.shareImage.url },
    };
  } catch (error) {
    log.error('editor.not_read', { code: errorCode(error) });
    return null;
  }
}
