import 'server-only';
import { env } from '../env';
import { absoluteUrl } from '../routes/url';
import { type Rendered, renderBounded } from './bounded';

export type { Rendered } from './bounded';
export type { CompiledPost } from './compile';
export type { Heading } from './headings';

/** An article's markdown as HTML for the page at `path`, with the headings for its table of contents. */
export function renderMarkdown(markdown: string, path: string): Promise<Rendered> {
  return renderBounded({ markdown, surroundings: surroundingsOf(path) });
}

export function surroundingsOf(path: string) {
  return { siteUrl: env.SITE_URL, pageUrl: absoluteUrl(path), imageHosts: env.IMAGE_HOSTS };
}
