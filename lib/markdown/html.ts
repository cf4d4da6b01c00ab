import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { errorCode, log } from '../log';
import { allowList } from './allow-list';
import { demoteHeadings } from './headings';
import { defuse, limitDepth } from './limits';
import { makeAddressesAbsolute } from './links';

/** Markdown as HTML for feed readers, under the same allow-list as on the page, with whole addresses. */
export function markdownToHtml(markdown: string, pageUrl: string): string {
  try {
    return String(
      unified()
        .use(remarkParse)
        .use(remarkGfm)
        .use(remarkRehype)
        .use(limitDepth)
        .use(rehypeSanitize, allowList)
        .use(demoteHeadings)
        .use(makeAddressesAbsolute, pageUrl)
        .use(rehypeStringify)
        .processSync(defuse(markdown)),
    );
  } catch (error) {
    log.error('markdown.failed', { code: errorCode(error), length: markdown.length });
    return '';
  }
}
