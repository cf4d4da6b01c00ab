import { safeImage } from '../images/address';
import { tooMuch } from '../markdown/ceiling';
import { fieldErrorsOf } from '../validation/field-errors';
import { isSlug } from '../validation/slug';
import { storableText } from '../validation/storable-text';
import { z } from '../validation/zod';
import { dayInIndia, listOfTags } from './editor/text';

/** The editor's form, as its controls hold it. */
export type PostFields = {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  featured_image: string;
  /** What it shows, in words; empty when there is nothing to say about it. */
  featured_image_alt: string;
  author: string;
  author_id: string;
  is_featured: boolean;
  meta_title: string;
  meta_description: string;
  /** A day in India as yyyy-MM-dd; empty when there is none. */
  published_at: string;
  /** Separated by commas. */
  tags: string;
  category: string;
  status: 'draft' | 'published';
};

/** `updatedAt` is what a save has to name as the state it began with. */
export type EditorPost = {
  id: string;
  updatedAt: string;
  fields: PostFields;
  /** Whether visitors can read it as it stands in the database. */
  wasPublic: boolean;
  viewCount: number;
};

/** One state of a post; `change` says in words what became different. */
export type PostVersion = {
  id: string;
  changedAt: string;
  changedBy: string;
  change: string;
  fields: PostFields;
};

/** What somebody typed and has not saved; `seen` is when the site stored it, as far as is known. */
export type KeptDraft = {
  id: string;
  fields: PostFields;
  savedAt: string;
  basedOn: string | null;
  seen: string | null;
};
/** A draft as the list of posts names it. */
export type DraftEntry = {
  id: string;
  postId: string;
  title: string;
  owner: string;
  isMine: boolean;
  /** A post that has never been stored is new; one that is stored no longer was deleted. */
  kind: 'new' | 'changes' | 'deleted';
  savedAt: string;
};
export type SaveAnswer =
  | { kind: 'saved'; post: EditorPost }
  | { kind: 'conflict'; theirs: EditorPost }
  | { kind: 'gone' };
export type SlugState = 'free' | 'taken' | 'redirected';

export const REQUIRED = 'Please fill in all required fields.';
export const NOT_LATER_THAN_TODAY = 'The published date may not be later than today.';

/** As many characters as the database takes, except for the tags, which it measures in bytes. */
export const postMaxima = {
  title: 300,
  slug: 120,
  excerpt: 1000,
  featured_image: 2048,
  featured_image_alt: 300,
  author: 120,
  meta_title: 300,
  meta_description: 500,
  category: 100,
  tags: 30,
} as const;
const TAG_BYTES = 2000;
/** What a draft may hold in one field, finished or not. */
const DRAFT_MAXIMUM = 1_000_000;

export const emptyPost: PostFields = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  featured_image: '',
  featured_image_alt: '',
  author: '',
  author_id: '',
  is_featured: false,
  meta_title: '',
  meta_description: '',
  published_at: '',
  tags: '',
  category: '',
  status: 'draft',
};

const bytesOf = (value: string) => new Blob([value]).size;
const storable = z.string().transform(storableText);

function line(label: string, maximum: number) {
  return storable
    .transform((value) => value.replace(/\s+/g, ' ').trim())
    .refine(
      (value) => value.length <= maximum,
      `${label} must be at most ${maximum.toLocaleString('en-IN')} characters.`,
    );
}

const required = (value: string) => value.trim() !== '';

const anything = () => true;

/** The fields of a post; those that only readers need have to pass `needed`. */
const fieldsThat = (needed: (value: string) => boolean) => ({
  title: line('The title', postMaxima.title).refine(required, REQUIRED),
  slug: line('The slug', 2048)
    .refine(needed, REQUIRED)
    .refine(
      (value) => value === '' || isSlug(value),
      `A slug is made of lower-case letters and digits with single hyphens between them, at most ${postMaxima.slug} characters.`,
    ),
  content: storable.refine(needed, REQUIRED).superRefine((value, context) => {
    const message = tooMuch(value);
    if (message) context.addIssue({ code: 'custom', message });
  }),
  excerpt: line('The excerpt', postMaxima.excerpt).refine(needed, REQUIRED),
  featured_image: line('The address of the image', postMaxima.featured_image)
    .refine(needed, REQUIRED)
    .refine(
      (value) => value === '' || safeImage(value) !== null,
      'The image must be a path of this site that starts with / or an address that starts with https://.',
    ),
  featured_image_alt: line('The alternative text', postMaxima.featured_image_alt),
  author: line('The name of the author', postMaxima.author).refine(needed, REQUIRED),
  author_id: z
    .string()
    .refine(needed, REQUIRED)
    .refine((value) => value === '' || z.uuid().safeParse(value).success, 'Please choose an author.'),
  is_featured: z.boolean(),
  meta_title: line('The meta title', postMaxima.meta_title),
  meta_description: line('The meta description', postMaxima.meta_description),
  published_at: z
    .union([z.literal(''), z.iso.date('Please enter a date.')])
    .refine((value) => value <= dayInIndia(new Date()), NOT_LATER_THAN_TODAY),
  tags: storable
    .transform((value) => [...new Set(listOfTags(value.replace(/\s+/g, ' ')))])
    .refine((list) => list.length <= postMaxima.tags, `A post has at most ${postMaxima.tags} tags.`)
    .refine((list) => bytesOf(list.join()) <= TAG_BYTES, 'The tags are too long.')
    .transform((list) => list.join(', ')),
  category: line('The category', postMaxima.category),
});

/** What a save needs: a draft its title alone. The texts come out as they are stored. */
export const postFieldsSchema = z.discriminatedUnion('status', [
  z.object({ ...fieldsThat(anything), status: z.literal('draft') }),
  z.object({ ...fieldsThat(required), status: z.literal('published') }),
]) satisfies z.ZodType<PostFields>;

const unfinished = storable.refine((value) => bytesOf(value) <= DRAFT_MAXIMUM, 'The draft is too long.');

/** A form as it stands at some moment, whatever is missing from it. */
export const draftFieldsSchema = z.object({
  ...{ title: unfinished, slug: unfinished, content: unfinished, excerpt: unfinished },
  ...{ featured_image: unfinished, featured_image_alt: unfinished, is_featured: z.boolean() },
  ...{ author: unfinished, author_id: unfinished },
  ...{ meta_title: unfinished, meta_description: unfinished, published_at: unfinished },
  ...{ tags: unfinished, category: unfinished, status: z.enum(['draft', 'published']) },
}) satisfies z.ZodType<PostFields>;

const postId = z.uuid();
const moment = z.iso.datetime({ offset: true });

export const postIdSchema = z.object({ id: postId });
/** `expected` is null for a post that is to be made with this id. `fields` are checked by the verb, so that what is wrong is said by the field and not of all of them. */
export const savePostSchema = z.object({
  id: postId,
  expected: moment.nullable(),
  fields: z.unknown(),
  /** The draft that is saved by this, and ends with it. */
  draft: z.uuid().nullable(),
});
export const slugQuestionSchema = z.object({ slug: z.string().max(2048), id: postId.nullable() });
const draftSchema = z.object({ id: z.uuid(), seen: moment.nullable() });
/** `writer` is the opened editor that asks. */
export const storeDraftSchema = draftSchema.extend({
  postId,
  writer: z.uuid(),
  basedOn: moment.nullable(),
  fields: draftFieldsSchema,
});
export const discardDraftSchema = draftSchema
  .extend({ writer: z.uuid().nullable() })
  .refine(({ seen, writer }) => seen || writer, 'Which state of the draft is to go is not said.');

/** What is wrong with the fields, by their names; null when they can be saved. */
export function postFieldErrors(fields: PostFields): Partial<Record<keyof PostFields, string>> | null {
  const { error } = postFieldsSchema.safeParse(fields);
  return error ? fieldErrorsOf(error) : null;
}
