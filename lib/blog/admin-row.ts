import { listOf, textOrEmpty } from '../supabase/read-row';
import { z } from '../validation/zod';
import type { DraftEntry, EditorPost, KeptDraft, PostFields, PostVersion } from './admin-schema';
import { dayInIndia } from './editor/text';

export const EDITOR_COLUMNS =
  'id, updated_at, view_count, title, slug, content, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, category, status';
export const LIST_COLUMNS =
  'id, slug, title, author, status, published_at, updated_at, view_count, is_featured';

const status = z.enum(['draft', 'published']).catch('draft');
const flag = z.boolean().catch(false);
const texts = {
  title: textOrEmpty,
  slug: textOrEmpty,
  content: textOrEmpty,
  excerpt: textOrEmpty,
  featured_image: textOrEmpty,
  featured_image_alt: textOrEmpty,
  author: textOrEmpty,
  author_id: textOrEmpty,
  meta_title: textOrEmpty,
  meta_description: textOrEmpty,
  category: textOrEmpty,
};

const fieldsRow = z.object({
  ...texts,
  is_featured: flag,
  published_at: textOrEmpty,
  tags: listOf(z.string()),
  status,
});
const draftFields = z.object({
  ...texts,
  is_featured: flag,
  published_at: textOrEmpty,
  tags: textOrEmpty,
  status,
});

const adminPostRow = z
  .object({
    id: z.string(),
    slug: textOrEmpty,
    title: textOrEmpty,
    author: textOrEmpty,
    status: textOrEmpty,
    published_at: textOrEmpty,
    updated_at: textOrEmpty,
    view_count: z.coerce.number().catch(0),
    is_featured: flag,
  })
  .transform(({ published_at, updated_at, view_count, is_featured, ...row }) => ({
    ...row,
    publishedAt: published_at,
    editedAt: updated_at,
    views: view_count,
    isFeatured: is_featured,
    isPublic: row.status === 'published' && Date.parse(published_at) <= Date.now(),
  }));

/** A post as the staff's table shows it; `publishedAt` is empty when it has no date. */
export type AdminPost = z.infer<typeof adminPostRow>;

const editorRow = z.object({
  id: z.string(),
  updated_at: z.string(),
  view_count: z.coerce.number().catch(0),
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
  return fieldsOf(fieldsRow.parse(row));
}

function fieldsOf({ tags, published_at, ...read }: z.infer<typeof fieldsRow>): PostFields {
  return { ...read, published_at: dayOf(published_at), tags: tags.join(', ') };
}

/** The day in India of a moment of the database; empty when there is none. */
export function dayOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : dayInIndia(date);
}

export function toEditorPost(row: unknown, now = Date.now()): EditorPost {
  const { id, updated_at: updatedAt, view_count: viewCount } = editorRow.parse(row);
  const read = fieldsRow.parse(row);
  return {
    id,
    updatedAt,
    viewCount,
    wasPublic: read.status === 'published' && Date.parse(read.published_at) <= now,
    fields: fieldsOf(read),
  };
}

export function toVersions(rows: unknown): PostVersion[] {
  return z
    .array(versionRow)
    .parse(rows)
    .map(({ id, changed_at: changedAt, changed_by_email: changedBy, change, fields }) => ({
      ...{ id, changedAt, changedBy, change },
      fields: fieldsOf(fields),
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
