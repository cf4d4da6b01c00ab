import 'server-only';
import { cache } from 'react';
import { tags } from '../cache/tags';
import { publicClient } from '../supabase/public';
import { AUTHOR_COLUMNS, type Author, toAuthor } from './schema';

const MAX_COUNT = 1000;

/** Every author, by name. */
export const listAuthors = cache(async (): Promise<Author[]> => {
  const { data } = await publicClient(tags.authors)
    .from('authors')
    .select(AUTHOR_COLUMNS)
    .order('name')
    .limit(MAX_COUNT)
    .throwOnError();
  return data.map(toAuthor);
});

/**
 * One author, or null when there is none. All are read at once: invented addresses then leave nothing behind in the
 * cache of answers.
 */
export async function getAuthor(slug: string): Promise<Author | null> {
  return (await listAuthors()).find((author) => author.slug === slug) ?? null;
}
