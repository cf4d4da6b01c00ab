import { serialize } from 'next-mdx-remote/serialize';
import rehypeHighlight from 'rehype-highlight';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { allowList } from './allow-list.ts';
import { isTooLong, keepWithinBudget, TooMuchError } from './budget.ts';
import { takeFeedHtml } from './feed.ts';
import { collectHeadings, demoteHeadings, type Heading, repairHeadingIds } from './headings.ts';
import { leaveLongCodePlain } from './highlight.ts';
import { takeHtml } from './html.ts';
import { prepareImages } from './images.ts';
import { defuse, limitDepth } from './limits.ts';
import { markExternalLinks } from './links.ts';
import { makeScrollRegions } from './scroll-regions.ts';

/** The site's own address, the page's, and the hosts whose pictures are shown beside the site's own. */
export type Surroundings = { siteUrl: string; pageUrl: string; imageHosts: readonly string[] };
export type CompiledPost = { html: string; feedHtml: string; headings: Heading[] };

/**
 * Markdown as HTML that may stand on a page. The text is data: HTML, JSX and expressions in it never run. The HTML is
 * taken from the tree, so nothing is left to be evaluated where it is shown.
 * @throws whatever the parser throws, or TooMuchError
 */
export async function compilePost(
  markdown: string,
  { siteUrl, pageUrl, imageHosts }: Surroundings,
): Promise<CompiledPost> {
  const article: CompiledPost = { html: '', feedHtml: '', headings: [] };
  const verdict = { isTooMuch: false };
  await serialize(defuse(markdown), {
    mdxOptions: {
      format: 'md',
      remarkPlugins: [remarkGfm, [keepWithinBudget, verdict]],
      rehypePlugins: [
        [keepWithinBudget, verdict],
        limitDepth,
        [rehypeSanitize, allowList],
        demoteHeadings,
        [takeFeedHtml, article, pageUrl],
        rehypeSlug,
        repairHeadingIds,
        [collectHeadings, article.headings],
        [markExternalLinks, siteUrl],
        [prepareImages, imageHosts],
        makeScrollRegions,
        leaveLongCodePlain,
        rehypeHighlight,
        [keepWithinBudget, verdict],
        [takeHtml, article],
      ],
    },
  });
  if (verdict.isTooMuch || isTooLong(article.html)) throw new TooMuchError();
  return article;
}
