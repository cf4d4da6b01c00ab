import { safeImage } from '../images/address';
import { isSlug } from '../validation/slug';
import { typedLine as line, typedText as text } from '../validation/typed-text';
import * as z from '../validation/zod';
import type { Network } from './networks';

export type AuthorFields = Record<AuthorText | Network, string>;
type AuthorText = 'name' | 'slug' | 'profile_image' | 'short_bio' | 'full_bio';

/** `updatedAt` is what a save has to name as the state it began with. */
export type EditorAuthor = {
  id: string;
  updatedAt: string;
  fields: AuthorFields;
  /** Said by a save: articles still carry what the author was called before. */
  isFollowed?: boolean;
};

/** As many characters as the database takes. */
export const authorMaxima = {
  name: 120,
  slug: 120,
  short_bio: 400,
  full_bio: 10_000,
  profile_image: 2048,
  link: 500,
} as const;

export const emptyAuthor: AuthorFields = {
  ...{ name: '', slug: '', profile_image: '', short_bio: '', full_bio: '' },
  ...{ twitter: '', linkedin: '', facebook: '', instagram: '', website: '' },
};

const link = text(authorMaxima.link)
  .refine(
    (value) => value === '' || isHttp(value),
    'Please enter an address that starts with https:// or http://.',
  )
  .transform((value) => (value === '' || !isHttp(value) ? value : new URL(value).href))
  .refine(
    (value) => value.length <= authorMaxima.link,
    `Please enter an address of at most ${authorMaxima.link} characters.`,
  );

function isHttp(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** An author as a save needs it; the texts come out as they are stored. */
export const authorFieldsSchema = z.object({
  name: line(authorMaxima.name).refine(
    (value) => value.length >= 2,
    'Please enter a name of at least 2 characters.',
  ),
  slug: line(2048).refine(
    isSlug,
    `A slug is made of lower-case letters and digits with single hyphens between them, at most ${authorMaxima.slug} characters.`,
  ),
  profile_image: line(authorMaxima.profile_image).refine(
    (value) => value === '' || safeImage(value) !== null,
    'The portrait must be a path of this site that starts with / or an address that starts with https://.',
  ),
  short_bio: line(authorMaxima.short_bio),
  full_bio: text(authorMaxima.full_bio),
  twitter: link,
  linkedin: link,
  facebook: link,
  instagram: link,
  website: link,
}) satisfies z.ZodType<AuthorFields>;

/** Both `id` and `expected` are null for an author who is new. */
export const saveAuthorSchema = authorFieldsSchema.extend({
  id: z.uuid().nullable(),
  expected: z.iso.datetime({ offset: true }).nullable(),
});
