import 'server-only';
import type { SaveAnswer } from '../action/save-answer';
import { UserError } from '../action/user-error';
import { followChangesNow } from '../cache/changes';
import { indianDay, indianMidnight } from '../format/dates';
import { refuseForeignImage } from '../images/foreign';
import { pageOrLast } from '../lists/page-or-last';
import { removePage } from '../removal';
import type { removalSchema } from '../removal/schema';
import { routes } from '../routes';
import { answerOf, codes } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import type * as z from '../validation/zod';
import { POSTS_A_PAGE, type PostListView } from './admin-list';
import { type AdminPost, EDITOR_COLUMNS, saveAnswer, toAdminPosts, toEditorPost } from './admin-row';
import {
  type EditorPost,
  postFieldErrors,
  postFieldsSchema,
  type SlugState,
  type savePostSchema,
  type slugQuestionSchema,
} from './admin-schema';
import { listOfTags } from './editor/text';
import { dayOf, type PostFields, REQUIRED } from './post-fields';
import { keepRendering, renderToSave } from './rendering';

export type { PostListView } from './admin-list';
export type { AdminPost } from './admin-row';
export type { EditorPost, SlugState } from './admin-schema';
export type PostList = { posts: AdminPost[]; total: number; page: number };

const SLUG_TAKEN = 'Another post has this slug already.';

/**
 * A page of all posts, those created last first; behind the last page it answers the last one.
 * @throws when the database does not answer
 */
export async function listAdminPosts(view: PostListView): Promise<PostList> {
  return pageOrLast(view.page, POSTS_A_PAGE, (page) => fetchPostsPage({ ...view, page }));
}

async function fetchPostsPage({ q, status, page }: PostListView) {
  const { data } = await (await sessionClient())
    .rpc('list_blog_posts', {
      search: q || undefined,
      status_filter: status || undefined,
      page_size: POSTS_A_PAGE,
      page_offset: (page - 1) * POSTS_A_PAGE,
    })
    .throwOnError();
  return { posts: toAdminPosts(data), total: Number(data[0]?.total ?? 0) };
}

/** A post for the editor, or null when there is none. @throws when the database does not answer */
export async function getEditorPost(id: string): Promise<EditorPost | null> {
  const { data } = await (await sessionClient())
    .from('blog_posts')
    .select(EDITOR_COLUMNS)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data && toEditorPost(data);
}

/**
 * Saves a post, a new one when nothing is `expected`, unless somebody else has saved it since `expected`.
 * @throws {UserError} when a field is not as it must be
 */
export async function savePost({
  id,
  expected,
  fields,
  draft,
}: z.infer<typeof savePostSchema>): Promise<SaveAnswer<EditorPost>> {
  const checked = check(fields);
  const article = await renderToSave(checked.content, checked.slug);
  const client = await sessionClient();
  const stored = expected ? await readStored(id) : null;
  const { data, error } = await answerOf(
    client.rpc('save_blog_post', {
      post_id: id,
      expected_updated_at: expected,
      fields: columnsOf(checked, stored?.published_at ?? null),
      draft_id: draft,
    }),
    codes.unique,
    codes.foreignKey,
    codes.check,
  );
  if (error) throw refusalOf(error.code);
  const answer = saveAnswer.parse(data);
  const view_count = stored?.view_count ?? 0;
  if (answer.conflict) return { kind: 'conflict', theirs: toEditorPost({ ...answer.conflict, view_count }) };
  if (!answer.saved) return { kind: 'gone' };
  const post = toEditorPost({ ...answer.saved, view_count });
  await keepRendering({ id, ...post.fields }, article);
  if (answer.saved.updated_at !== expected) await followChangesNow();
  return { kind: 'saved', stored: post };
}

function check(fields: unknown): PostFields {
  const { data, error } = postFieldsSchema.safeParse(fields);
  if (data) {
    refuseForeignImage('featured_image', data.featured_image);
    return data;
  }
  const byField = postFieldErrors(fields as PostFields) ?? {};
  const isIncomplete = error?.issues.some(({ message }) => message === REQUIRED);
  throw new UserError(
    'invalid',
    isIncomplete ? REQUIRED : 'Please correct the fields marked below.',
    byField,
  );
}

async function readStored(id: string) {
  const { data } = await (await sessionClient())
    .from('blog_posts')
    .select('published_at, view_count')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

/**
 * The form as the database's columns. A day that stays keeps its time of day; another one begins at midnight in India,
 * which has passed whatever the clocks say. What is published without a date is dated today.
 */
function columnsOf({ tags, published_at, ...fields }: PostFields, storedMoment: string | null) {
  const day = published_at || (fields.status === 'published' ? indianDay(new Date()) : '');
  const isSameDay = storedMoment !== null && dayOf(storedMoment) === day;
  return {
    ...fields,
    slug: fields.slug || null,
    featured_image: fields.featured_image || null,
    author_id: fields.author_id || null,
    tags: listOfTags(tags),
    publish_at: fields.status === 'draft' && fields.publish_at ? `${fields.publish_at}:00+05:30` : null,
    published_at: isSameDay ? storedMoment : day ? indianMidnight(day) : null,
  };
}

function refusalOf(code: string): UserError {
  if (code === codes.unique) return new UserError('invalid', SLUG_TAKEN, { slug: SLUG_TAKEN });
  if (code === codes.foreignKey) {
    const removed = 'This author was removed meanwhile. Please choose another one.';
    return new UserError('invalid', removed, { author_id: removed });
  }
  return new UserError('invalid', 'A field is longer than the database takes.');
}

/** Deletes a post with its history, and leads its readers elsewhere where that is wanted. */
export async function deletePost(removal: z.infer<typeof removalSchema>): Promise<void> {
  await removePage('post', removal);
  await followChangesNow();
}

/** Whether a post may have this slug. A redirect that leads back to the post itself stands in nobody's way. */
export async function checkSlug({ slug, id }: z.infer<typeof slugQuestionSchema>): Promise<SlugState> {
  const client = await sessionClient();
  const [holder, redirect, own] = await Promise.all([
    client.from('blog_posts').select('id').eq('slug', slug).maybeSingle().throwOnError(),
    client
      .from('slug_redirects')
      .select('target_path')
      .eq('source_path', routes.post(slug))
      .maybeSingle()
      .throwOnError(),
    id ? client.from('blog_posts').select('slug').eq('id', id).maybeSingle().throwOnError() : null,
  ]);
  if (holder.data && holder.data.id !== id) return 'taken';
  if (!redirect.data) return 'free';
  const ownSlug = own?.data?.slug;
  return ownSlug && redirect.data.target_path === routes.post(ownSlug) ? 'free' : 'redirected';
}
