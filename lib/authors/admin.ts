import 'server-only';
import type { SaveAnswer } from '../action/save-answer';
import { UserError } from '../action/user-error';
import { followChangesNow } from '../cache/changes';
import { refuseForeignImage } from '../images/foreign';
import { removePage } from '../removal';
import type { removalSchema } from '../removal/schema';
import { followLater } from '../renames';
import { answerOf, codes } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import type * as z from '../validation/zod';
import {
  ADMIN_AUTHOR_COLUMNS,
  type AdminAuthor,
  authorColumns,
  toEditorAuthor,
  toPostCounts,
} from './admin-row';
import type { EditorAuthor, saveAuthorSchema } from './admin-schema';

const MAX_COUNT = 1000;
const SLUG_TAKEN = 'Another author has this slug already.';

/** Every author as it is in the database at this moment, by name. */
export async function listAdminAuthors(): Promise<AdminAuthor[]> {
  const client = await sessionClient();
  const [authors, counts] = await Promise.all([
    client
      .from('authors')
      .select(ADMIN_AUTHOR_COLUMNS)
      .order('name')
      .order('id')
      .limit(MAX_COUNT)
      .throwOnError(),
    client.rpc('count_author_posts').throwOnError(),
  ]);
  const articlesOf = toPostCounts(counts.data);
  return authors.data.map(toEditorAuthor).map((author) => ({
    ...author,
    articles: articlesOf.get(author.id) ?? 0,
  }));
}

/** An author for the form, or null when there is none. */
export async function getEditorAuthor(id: string): Promise<EditorAuthor | null> {
  const { data } = await (await sessionClient())
    .from('authors')
    .select(ADMIN_AUTHOR_COLUMNS)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data && toEditorAuthor(data);
}

/**
 * Saves an author, a new one when `id` is null, unless somebody else has saved it since `expected`. A slug that changes
 * leaves a redirect behind.
 * @throws {UserError} when the slug is another author's, or the portrait of a host whose pictures are not shown
 */
export async function saveAuthor({
  id,
  expected,
  ...fields
}: z.infer<typeof saveAuthorSchema>): Promise<SaveAnswer<EditorAuthor>> {
  refuseForeignImage('profile_image', fields.profile_image);
  const authors = (await sessionClient()).from('authors');
  const columns = authorColumns(fields);
  const written = id
    ? authors
        .update(columns)
        .eq('id', id)
        .eq('updated_at', expected ?? '-infinity')
    : authors.insert(columns);
  const { data, error } = await answerOf(written.select(ADMIN_AUTHOR_COLUMNS).maybeSingle(), codes.unique);
  if (error) throw new UserError('invalid', SLUG_TAKEN, { slug: SLUG_TAKEN });
  if (data) {
    await followChangesNow();
    const stored = toEditorAuthor(data);
    return { kind: 'saved', stored: { ...stored, isFollowed: await followLater('author', stored.id) } };
  }
  const theirs = id ? await getEditorAuthor(id) : null;
  return theirs ? { kind: 'conflict', theirs } : { kind: 'gone' };
}

/** @throws {UserError} when the author has articles */
export async function deleteAuthor(removal: z.infer<typeof removalSchema>): Promise<void> {
  await removePage('author', removal);
  await followChangesNow();
}
