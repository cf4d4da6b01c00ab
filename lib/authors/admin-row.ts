import { textOrEmpty } from '../supabase/read-row';
import * as z from '../validation/zod';
import type { AuthorFields, EditorAuthor } from './admin-schema';
import { NETWORKS } from './networks';

export const ADMIN_AUTHOR_COLUMNS =
  'id, updated_at, name, slug, profile_image, short_bio, full_bio, social_links';

const links = z.object({
  twitter: textOrEmpty,
  linkedin: textOrEmpty,
  facebook: textOrEmpty,
  instagram: textOrEmpty,
  website: textOrEmpty,
});

const row = z.object({
  id: z.string(),
  updated_at: z.string(),
  name: textOrEmpty,
  slug: textOrEmpty,
  profile_image: textOrEmpty,
  short_bio: textOrEmpty,
  full_bio: textOrEmpty,
  social_links: links.catch({ twitter: '', linkedin: '', facebook: '', instagram: '', website: '' }),
});

export function toEditorAuthor(value: unknown): EditorAuthor {
  const { id, updated_at: updatedAt, social_links, ...texts } = row.parse(value);
  return { id, updatedAt, fields: { ...texts, ...social_links } };
}

const counts = z.array(z.object({ author_id: z.string(), articles: z.coerce.number() }));

/** An author as the list of the staff shows them: with the number of their articles, drafts among them. */
export type AdminAuthor = EditorAuthor & { articles: number };

export const toPostCounts = (rows: unknown): Map<string, number> =>
  new Map(counts.parse(rows).map(({ author_id, articles }) => [author_id, articles]));

/** The form as the database's columns; links that are empty are left out. */
export function authorColumns(fields: AuthorFields) {
  const { name, slug, profile_image, short_bio, full_bio } = fields;
  return {
    ...{ name, slug, short_bio, full_bio },
    profile_image: profile_image || null,
    social_links: Object.fromEntries(
      NETWORKS.flatMap((network) => (fields[network] ? [[network, fields[network]]] : [])),
    ),
  };
}
