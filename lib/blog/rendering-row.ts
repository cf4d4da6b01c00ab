import 'server-only';
import { type CompiledPost, surroundingsOf } from '../markdown';
import { routes } from '../routes';
import * as z from '../validation/zod';
import { readingTime } from './reading-time';
import { sealOf } from './rendering-seal';
import type { Post } from './schema';

export type Text = Pick<Post, 'id' | 'slug' | 'content'>;
export type RenderingRow = ReturnType<typeof toRow>;

export const PAGE_COLUMNS = 'html, headings, reading_minutes, seal';
export const FEED_COLUMNS = 'post_id, feed_html, feed_seal';

const heading = z.object({ id: z.string(), text: z.string(), level: z.number() });
const pageRow = z.object({
  html: z.string(),
  headings: z.array(heading),
  reading_minutes: z.number(),
  seal: z.string(),
});
const feedRow = z.object({ post_id: z.string(), feed_html: z.string(), feed_seal: z.string() });

/** What is stored of a text that was rendered, under the seals of this server. */
export function toRow(text: Text, { html, feedHtml: feed_html, headings }: CompiledPost) {
  const page = { html, headings, reading_minutes: readingTime(text.content) };
  return {
    post_id: text.id,
    ...page,
    seal: pageSeal(text, page),
    feed_html,
    feed_seal: feedSeal(text, feed_html),
  };
}

/** A stored page if it bears the seal of this server for this very text; null for anything else. */
export function sealedPage(text: Text, row: unknown) {
  const { data } = pageRow.safeParse(row);
  if (!data) return null;
  const { seal, ...page } = data;
  return seal === pageSeal(text, page) ? page : null;
}

/** The stored HTML for feeds by the ids of their posts, as far as it bears the seal of this server. */
export function sealedFeeds(texts: readonly Text[], rows: readonly unknown[]): Map<string, string> {
  const read = rows.flatMap((row) => feedRow.safeParse(row).data ?? []);
  const sealed = read.filter(({ post_id, feed_html, feed_seal }) => {
    const text = texts.find(({ id }) => id === post_id);
    return text !== undefined && feed_seal === feedSeal(text, feed_html);
  });
  return new Map(sealed.map(({ post_id, feed_html }) => [post_id, feed_html]));
}

type Page = { html: string; headings: CompiledPost['headings']; reading_minutes: number };

/** The columns in one order: the database keeps the parts of a heading in another. */
function pageSeal({ slug, content }: Text, { html, headings, reading_minutes }: Page): string {
  const { siteUrl, imageHosts } = surroundingsOf(routes.post(slug));
  const entries = headings.map(({ id, text, level }) => [id, text, level]);
  return sealOf('page', siteUrl, imageHosts, content, html, entries, reading_minutes);
}

function feedSeal({ slug, content }: Text, html: string): string {
  return sealOf('feed', surroundingsOf(routes.post(slug)).pageUrl, content, html);
}
