import { textOrEmpty } from '../supabase/read-row';
import * as z from '../validation/zod';
import type { DraftEntry, EditorPost, KeptDraft, PostVersion } from './admin-schema';
import { isPublic } from './is-public';
import { ofEach, type PostFields, postFieldNames } from './post-fields';

export const EDITOR_COLUMNS = ['id', 'updated_at', 'view_count', ...postFieldNames].join(', ');

const flag = z.boolean().catch(false);
const fieldsRow = z.object(ofEach('column'));
const draftFields = z.object(ofEach('typed'));

const adminPostRow = z
  .object({
    id: z.string(),
    slug: textOrEmpty,
    title: textOrEmpty,
    author: textOrEmpty,
    status: textOrEmpty,
    published_at: textOrEmpty,
    publish_at: textOrEmpty,
    updated_at: textOrEmpty,
    view_count: z.coerce.number().catch(0),
    is_featured: flag,
  })
  .transform(({ published_at, publish_at, updated_at, view_count, is_featured, ...row }) => ({
    ...row,
    publishedAt: published_at,
    publishAt: publish_at,
    editedAt: updated_at,
    views: view_count,
    isFeatured: is_featured,
    isPublic: isPublic({ status: row.status, published_at }),
  }));

/** What `save_blog_post` answers: the row as it is now, or as somebody else has left it, or neither when it is gone. */
export const saveAnswer = z.object({
  saved: z.looseObject({ updated_at: z.string() }).optional(),
  conflict: z.looseObject({}).optional(),
});

/** A post as the staff's table shows it; `publishedAt` is empty when it has no date. */
export type AdminPost = z.infer<typeof adminPostRow>;

const editorRow = z.object({
  id: z.string(),
  updated_at: z.string(),
  view_count: z.coerce.number().catch(0),
  published_at: textOrEmpty,
});
const versionRow = z.object({
  id: z.string(),
  changed_at: textOrEmpty,
  changed_by_email: textOrEmpty,
  change: textOrEmpty,
  fields: fieldsRow,
});
const draftRow = z.object({
  id: z.string(),
  fields: draftFields,
  updated_at: textOrEmpty,
  based_on: z.string().nullable().catch(null),
});

const draftEntryRow = z.object({
  id: z.string(),
  post_id: z.string(),
  title: textOrEmpty,
  owner_email: textOrEmpty,
  is_mine: flag,
  is_stored: flag,
  was_stored: flag,
  updated_at: textOrEmpty,
});

export const toAdminPosts = (rows: unknown): AdminPost[] => z.array(adminPostRow).parse(rows);

/** The columns of a post, or those that a version keeps, as the form holds them. */
export function toPostFields(row: unknown): PostFields {
  return fieldsRow.parse(row);
}

export function toEditorPost(row: unknown, now = Date.now()): EditorPost {
  const { id, updated_at: updatedAt, view_count: viewCount, published_at } = editorRow.parse(row);
  const fields = toPostFields(row);
  return {
    id,
    updatedAt,
    viewCount,
    wasPublic: isPublic({ status: fields.status, published_at }, now),
    fields,
  };
}

export function toVersions(rows: unknown): PostVersion[] {
  return z
    .array(versionRow)
    .parse(rows)
    .map(({ changed_at: changedAt, changed_by_email: changedBy, ...row }) => ({
      ...row,
      changedAt,
      changedBy,
    }));
}

export function toDraft(row: unknown): KeptDraft {
  const { id, fields, updated_at: savedAt, based_on: basedOn } = draftRow.parse(row);
  return { id, fields, savedAt, basedOn, seen: savedAt };
}

export function toDraftEntries(rows: unknown): DraftEntry[] {
  return z
    .array(draftEntryRow)
    .parse(rows)
    .map(
      ({ id, post_id: postId, title, owner_email: owner, is_mine: isMine, updated_at: savedAt, ...row }) => ({
        ...{ id, postId, title, owner, isMine, savedAt },
        kind: row.is_stored ? 'changes' : row.was_stored ? 'deleted' : 'new',
      }),
    );
}
