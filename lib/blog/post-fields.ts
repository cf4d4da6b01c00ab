import { indianDay, indianMinute } from '../format/dates';
import { safeImage } from '../images/address';
import { tooMuch } from '../markdown/ceiling';
import { listOf, textOrEmpty } from '../supabase/read-row';
import { isSlug } from '../validation/slug';
import { storableText } from '../validation/storable-text';
import * as z from '../validation/zod';
import { listOfTags } from './editor/text';

export const REQUIRED = 'Please fill in all required fields.';
export const NOT_LATER_THAN_TODAY = 'The published date may not be later than today.';

const MAX_SLUG = 120;
const A_MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const MAX_TAGS = 30;
const MAX_TAG_BYTES = 2000;
/** What a draft may hold in one field, finished or not. */
const MAX_DRAFT_BYTES = 1_000_000;

/** One field of a post, from the column of its name to the control of the form. */
type Field<Value> = {
  label: string;
  empty: Value;
  /** As its column is read for the form. */
  column: z.ZodType<Value>;
  /** As an unfinished form is kept, and read again whatever an older form kept. */
  unfinished: z.ZodType<Value>;
  typed: z.ZodType<Value>;
  /** As it may be saved, in a draft and in what readers see. The texts come out as they are stored. */
  draft: z.ZodType<Value>;
  published: z.ZodType<Value>;
};
type Need = (value: string) => boolean;

const bytesOf = (value: string) => new Blob([value]).size;
const storable = z.string().transform(storableText);
const required: Need = (value) => value.trim() !== '';

const unfinished = storable.refine((value) => bytesOf(value) <= MAX_DRAFT_BYTES, 'The draft is too long.');

/** @param valid what may be saved; what only readers need has to pass `needed` */
function text(
  label: string,
  valid: (needed: Need) => z.ZodType<string>,
  column: z.ZodType<string> = textOrEmpty,
): Field<string> {
  const typed = textOrEmpty;
  return {
    label,
    empty: '',
    column,
    unfinished,
    typed,
    draft: valid(() => true),
    published: valid(required),
  };
}

/** @param called what a sentence about its length calls it; it may be as long as the database takes */
function line(called: string, maximum: number) {
  return storable
    .transform((value) => value.replace(/\s+/g, ' ').trim())
    .refine(
      (value) => value.length <= maximum,
      `${called} must be at most ${maximum.toLocaleString('en-IN')} characters.`,
    );
}

function choice<Value extends string | boolean>(
  label: string,
  empty: Value,
  valid: z.ZodType<Value>,
): Field<Value> {
  const read = valid.catch(empty);
  return { label, empty, column: read, unfinished: valid, typed: read, draft: valid, published: valid };
}

/** Every field that the staff fill in, in the order of the form; its name is that of its column. */
export const postFields = {
  title: text('Title', () => line('The title', 300).refine(required, REQUIRED)),
  slug: text('Slug', (needed) =>
    line('The slug', 2048)
      .refine(needed, REQUIRED)
      .refine(
        (value) => value === '' || isSlug(value),
        `A slug is made of lower-case letters and digits with single hyphens between them, at most ${MAX_SLUG} characters.`,
      ),
  ),
  content: text('Content', (needed) =>
    storable.refine(needed, REQUIRED).superRefine((value, context) => {
      const message = tooMuch(value);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  ),
  excerpt: text('Excerpt', (needed) => line('The excerpt', 1000).refine(needed, REQUIRED)),
  featured_image: text('Featured image', (needed) =>
    line('The address of the image', 2048)
      .refine(needed, REQUIRED)
      .refine(
        (value) => value === '' || safeImage(value) !== null,
        'The image must be a path of this site that starts with / or an address that starts with https://.',
      ),
  ),
  /** What it shows, in words; empty when there is nothing to say about it. */
  featured_image_alt: text('Alternative text of the image', () => line('The alternative text', 300)),
  author: text('Author', (needed) => line('The name of the author', 120).refine(needed, REQUIRED)),
  author_id: text('Author ID', (needed) =>
    z
      .string()
      .refine(needed, REQUIRED)
      .refine((value) => value === '' || z.uuid().safeParse(value).success, 'Please choose an author.'),
  ),
  is_featured: choice<boolean>('Featured', false, z.boolean()),
  meta_title: text('Meta title', () => line('The meta title', 300)),
  meta_description: text('Meta description', () => line('The meta description', 500)),
  /** A day in India as yyyy-MM-dd; empty when there is none. */
  published_at: text(
    'Published date',
    () =>
      z
        .union([z.literal(''), z.iso.date('Please enter a date.')])
        .refine((value) => value <= indianDay(new Date()), NOT_LATER_THAN_TODAY),
    textOrEmpty.transform(dayOf),
  ),
  /** When a draft is to be published by itself, in India, as yyyy-MM-ddTHH:mm; empty when that is done by hand. */
  publish_at: text(
    'Publish by itself at',
    () =>
      z.string().refine((value) => value === '' || A_MINUTE.test(value), 'Please enter a date and a time.'),
    textOrEmpty.transform(indianMinute),
  ),
  /** Separated by commas. */
  tags: text(
    'Tags',
    () =>
      storable
        .transform((value) => [...new Set(listOfTags(value.replace(/\s+/g, ' ')))])
        .refine((list) => list.length <= MAX_TAGS, `A post has at most ${MAX_TAGS} tags.`)
        .refine((list) => bytesOf(list.join()) <= MAX_TAG_BYTES, 'The tags are too long.')
        .transform((list) => list.join(', ')),
    listOf(z.string()).transform((list) => list.join(', ')),
  ),
  category: text('Category', () => line('The category', 100)),
  status: choice<'draft' | 'published'>('Status', 'draft', z.enum(['draft', 'published'])),
};

/** The editor's form, as its controls hold it. */
export type PostFields = { [Name in keyof typeof postFields]: (typeof postFields)[Name]['empty'] };
export const postFieldNames = Object.keys(postFields) as (keyof PostFields)[];

/** One side of all fields, by their names. */
export function ofEach<Side extends keyof Field<unknown>>(side: Side) {
  const entries = Object.entries(postFields).map(([name, field]) => [name, field[side]]);
  return Object.fromEntries(entries) as { [Name in keyof PostFields]: (typeof postFields)[Name][Side] };
}

/** The day in India of a moment of the database; empty when there is none. */
export function dayOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : indianDay(date);
}
