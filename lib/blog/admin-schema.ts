import { fieldErrorsOf } from '../validation/field-errors';
import * as z from '../validation/zod';
import { ofEach, type PostFields } from './post-fields';

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
export type SlugState = 'free' | 'taken' | 'redirected';

export const emptyPost: PostFields = ofEach('empty');

/** What a save needs: a draft its title alone. */
export const postFieldsSchema = z.discriminatedUnion('status', [
  z.object({ ...ofEach('draft'), status: z.literal('draft') }),
  z.object({ ...ofEach('published'), status: z.literal('published') }),
]) satisfies z.ZodType<PostFields>;

/** A form as it stands at some moment, whatever is missing from it. */
export const draftFieldsSchema = z.object(ofEach('unfinished')) satisfies z.ZodType<PostFields>;

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
