import 'server-only';
import { UserError } from '../action/user-error';
import { tags } from '../cache/tags';
import { errorCode, log } from '../log';
import { type CompiledPost, type Heading, renderMarkdown } from '../markdown';
import { asTyped } from '../markdown/as-typed';
import { routes } from '../routes';
import { besidePageClient } from '../supabase/beside-page';
import { publicClient } from '../supabase/public';
import {
  FEED_COLUMNS,
  PAGE_COLUMNS,
  type RenderingRow,
  sealedFeeds,
  sealedPage,
  type Text,
  toRow,
} from './rendering-row';

export type Article = { html: string; headings: Heading[]; minutes: number };

const TABLE = 'blog_post_renderings';
const MAX_REMEMBERED = 50;
/** A text that took too long is tried again after this: the machine may have been busy. */
const UNFIT_MS = 10 * 60_000;

type Remembered = Text & { row: Promise<RenderingRow>; until: number };
const remembered = new Map<string, Remembered>();

/** Renders a text that is about to be saved. @throws {UserError} that says at the field why it cannot be shown */
export async function renderToSave(content: string, slug: string): Promise<CompiledPost> {
  const rendered = await renderMarkdown(content, routes.post(slug));
  if (rendered.kind === 'rendered') return rendered.article;
  throw new UserError('invalid', rendered.reason, { content: rendered.reason });
}

/** Stores what was made of a text. A failure is no harm but time: the page has it made again. */
export async function keepRendering(text: Text, article: CompiledPost): Promise<void> {
  await store(toRow(text, article));
}

/**
 * The HTML of an article: as it is stored, or made once and kept where a row was written past the editor, or by an older version.
 * @param client who may read the post
 */
export async function articleOf(post: Text, client = publicClient(tags.post(post.slug))): Promise<Article> {
  const { data } = await client
    .from(TABLE)
    .select(PAGE_COLUMNS)
    .eq('post_id', post.id)
    .maybeSingle()
    .throwOnError();
  const { html, headings, reading_minutes } = sealedPage(post, data) ?? (await renderedOnce(post));
  return { html, headings, minutes: reading_minutes };
}

/** The HTML of articles for feed readers, by their ids; empty for one that is too long. */
export async function feedHtmlOf(posts: readonly Text[]): Promise<Map<string, string>> {
  const ids = posts.map(({ id }) => id);
  const { data } = await publicClient(tags.postTexts)
    .from(TABLE)
    .select(FEED_COLUMNS)
    .in('post_id', ids)
    .throwOnError();
  const sealed = sealedFeeds(posts, data);
  for (const post of posts)
    if (!sealed.has(post.id)) sealed.set(post.id, (await renderedOnce(post)).feed_html);
  return sealed;
}

/** However many ask for it at the same moment. */
function renderedOnce(text: Text): Promise<RenderingRow> {
  const known = remembered.get(text.id);
  if (known?.content === text.content && known.slug === text.slug && known.until > Date.now())
    return known.row;
  const entry: Remembered = { ...text, until: Number.POSITIVE_INFINITY, row: render(text, () => forget()) };
  const forget = () => {
    entry.until = Date.now() + UNFIT_MS;
  };
  remembered.delete(text.id);
  remembered.set(text.id, entry);
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest) remembered.delete(oldest);
  return entry.row;
}

async function render(text: Text, tryAgainLater: () => void): Promise<RenderingRow> {
  const rendered = await renderMarkdown(text.content, routes.post(text.slug));
  if (rendered.kind === 'rendered') return store(toRow(text, rendered.article));
  const plain = toRow(text, asTyped(text.content));
  if (rendered.isFinal) return store(plain);
  tryAgainLater();
  return plain;
}

async function store(row: RenderingRow): Promise<RenderingRow> {
  try {
    await besidePageClient().from(TABLE).upsert(row, { onConflict: 'post_id' }).throwOnError();
  } catch (error) {
    log.error('posts.rendering.unstored', { code: errorCode(error) });
  }
  return row;
}
