import type { Root as Html } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import type { Root as Markdown } from 'mdast';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { type Plugin, unified } from 'unified';
import { allowList } from '../allow-list';
import { dropUnseen } from './drop-unseen';
import { demoteTitles, nameHeadings } from './headings';
import { nameMarks } from './marks';
import { nestLists } from './nested-lists';
import { plainLinks } from './plain-links';
import { tidyTables } from './tables';
import { tidyBlocks } from './tidy-blocks';
import { tidyMarks } from './tidy-marks';
import { tidyText } from './tidy-text';
import { wordLists } from './word-lists';

export type Pasted = {
  markdown: string;
  /** Words for the middle of a line, with no block of their own. */
  isInline: boolean;
  pictures: number;
};

/** Longer ones would keep the browser busy for seconds. */
const MAX_LENGTH = 3_000_000;
/** What a plain text has none of. */
const FORMATTED =
  'strong, em, del, code, pre, a[href], h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, hr';
const CONTAINERS = [
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'figure',
  'figcaption',
  'dl',
  'dt',
  'dd',
];

const schema: Schema = {
  ...allowList,
  tagNames: [...(allowList.tagNames ?? []).filter((name) => name !== 'img'), ...CONTAINERS],
  attributes: {
    a: ['href'],
    code: [['className', /^language-[\w+#-]{1,30}$/]],
    ol: ['start'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
  },
};

/** Of its several uses the one that goes on with markdown. */
const intoMarkdown = rehypeRemark as Plugin<[], Html, Markdown>;

const writer = unified()
  .use(rehypeSanitize, schema)
  .use(intoMarkdown)
  .use(tidyBlocks)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one' });

/**
 * What somebody copied from a document or a page, in markdown; null where it is a plain text, or too much to read. The
 * HTML becomes a document that runs and loads nothing.
 * @param origin of this site, whose own links become paths
 */
export function markdownFromHtml(html: string, origin: string): Pasted | null {
  if (html.length > MAX_LENGTH) return null;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  wordLists(body);
  const pictures = dropUnseen(body);
  nestLists(body);
  nameHeadings(body);
  nameMarks(body);
  tidyText(body);
  plainLinks(body, origin);
  tidyTables(body);
  tidyMarks(body);
  demoteTitles(body);
  if (pictures === 0 && !body.querySelector(FORMATTED)) return null;
  return { ...written(body), pictures };
}

function written(body: HTMLElement): { markdown: string; isInline: boolean } {
  const hast = fromDom(body);
  const root = { type: 'root' as const, children: 'children' in hast ? hast.children : [] };
  const tree = writer.runSync(root as Parameters<typeof writer.runSync>[0]) as Markdown;
  const [first, ...more] = tree.children;
  const isInline = more.length === 0 && (!first || first.type === 'paragraph');
  return { markdown: needlessEscapes(writer.stringify(tree)).trim(), isInline };
}

/** An ampersand is escaped wherever letters follow, which only an entity's semicolon would make necessary. */
function needlessEscapes(markdown: string): string {
  return markdown.replace(/(?<!\\)((?:\\\\)*)\\&(?!#?\w+;)/g, '$1&');
}
