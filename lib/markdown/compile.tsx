import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import rehypeHighlight from 'rehype-highlight';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { errorCode, log } from '../log';
import { allowList } from './allow-list';
import { collectHeadings, demoteHeadings, type Heading, settleHeadingIds } from './headings';
import { leaveLongCodePlain } from './highlight';
import { prepareImages } from './images';
import { defuse, limitDepth } from './limits';
import { markExternalLinks } from './links';
import { makeScrollRegions } from './scroll-regions';

/** The site's own address, and the hosts whose pictures it shows beside its own. */
type Surroundings = { siteUrl: string; imageHosts: readonly string[] };
export type RenderedMarkdown = { content: ReactElement; headings: Heading[] };

/**
 * Markdown as elements, with its headings. The text is data: HTML, JSX and expressions in it never run.
 * Whatever cannot be compiled is shown as it was typed.
 */
export async function compileMarkdown(
  markdown: string,
  { siteUrl, imageHosts }: Surroundings,
): Promise<RenderedMarkdown> {
  const headings: Heading[] = [];
  try {
    const { content } = await compileMDX({
      source: defuse(markdown),
      options: {
        mdxOptions: {
          format: 'md',
          remarkPlugins: [remarkGfm],
          rehypePlugins: [
            limitDepth,
            [rehypeSanitize, allowList],
            demoteHeadings,
            rehypeSlug,
            settleHeadingIds,
            [collectHeadings, headings],
            [markExternalLinks, siteUrl],
            [prepareImages, imageHosts],
            makeScrollRegions,
            leaveLongCodePlain,
            rehypeHighlight,
          ],
        },
      },
    });
    return { content, headings };
  } catch (error) {
    log.error('markdown.failed', { code: errorCode(error), length: markdown.length });
    return { content: <div className="whitespace-pre-wrap">{markdown}</div>, headings: [] };
  }
}
