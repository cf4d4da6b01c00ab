import 'server-only';
import { env } from '../env';
import { compileMarkdown, type RenderedMarkdown } from './compile';

export type { Heading } from './headings';

/** An article's markdown as elements, with the headings for its table of contents. */
export function renderMarkdown(markdown: string): Promise<RenderedMarkdown> {
  return compileMarkdown(markdown, { siteUrl: env.SITE_URL, imageHosts: env.IMAGE_HOSTS });
}
