import 'server-only';
import type { Administrator } from '../../auth';
import { listAuthors } from '../../authors';
import { env } from '../../env';
import { errorCode, log } from '../../log';
import { brandOrDefault } from '../../site/identity';
import { shareImageOf } from '../../site/pictures';
import * as z from '../../validation/zod';
import { getEditorPost } from '../admin';
import { listDrafts, listDraftsOf } from '../admin-drafts';

/**
 * All that the editor is opened with; `post` is null where none has this id, and `id` missing where nothing can have
 * it. Null when the database does not answer.
 */
export async function readEditor(asked: string, administrator: Administrator) {
  const id = z.uuid().safeParse(asked).data;
  try {
    const [brand, post, authors, drafts, everybodys] = await Promise.all([
      brandOrDefault(),
      id ? getEditorPost(id) : null,
      listAuthors(),
      id ? listDraftsOf(id, administrator) : [],
      id ? listDrafts(id) : [],
    ]);
    return {
      id,
      post,
      drafts,
      othersDrafts: everybodys.filter(({ isMine }) => !isMine),
      owner: administrator.id,
      authors: authors.map(({ id: authorId, name }) => ({ id: authorId, name })),
      site: {
        siteName: brand.name,
        origin: env.SITE_URL,
        shareImage: shareImageOf(brand).url,
        imageHosts: env.IMAGE_HOSTS,
      },
    };
  } catch (error) {
    log.error('editor.not_read', { code: errorCode(error) });
    return null;
  }
}
