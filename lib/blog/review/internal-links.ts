import { SKIP, visit } from 'unist-util-visit';
import { routes } from '../../routes';
import { linksOf } from './link-list';
import { focusOn, replaceAt, type Span, spanOf } from './places';
import { sources } from './sources';
import type { Fix, LinkTarget, ReviewText, Rule } from './types';

export const noInternalLinks: Rule = (text, { origin, linkTargets }) => {
  const own = routes.post(text.draft.slug);
  if (!text.draft.content.trim()) return [];
  if (linksOf(text, origin).some(({ path }) => path !== null && path !== own)) return [];
  return [
    {
      id: 'no-internal-links',
      severity: 'warning',
      title: 'No link to another page of the site',
      reason:
        'Google and readers find pages by links, and this article leads to none of the services, cities or posts that it belongs with.',
      source: sources.links,
      where: { field: 'content' },
      fix: proposal(text, linkTargets),
    },
  ];
};

/** Makes a link of the first words in the text that name a page, those of the longest name before all others. */
function proposal(text: ReviewText, targets: readonly LinkTarget[]): Fix {
  for (const { label, path } of targets.toSorted((a, b) => b.label.length - a.label.length)) {
    const span = firstMention(text, label);
    if (!span) continue;
    const words = text.draft.content.slice(span.start, span.end);
    return replaceAt(text, `Link “${words}” to ${path}`, span, `[${words}](${path})`, 'Add a link');
  }
  const end = text.draft.content.length;
  return focusOn('Add a link', { start: end, end });
}

function firstMention(text: ReviewText, label: string): Span | null {
  const words = label
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('\\s+');
  const mention = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'iu');
  let found: Span | null = null;
  visit(text.tree, (node) => {
    if (node.type === 'heading' || node.type === 'link' || node.type === 'linkReference') return SKIP;
    const span = node.type === 'text' && !found ? spanOf(text, node) : null;
    const match = span && mention.exec(text.draft.content.slice(span.start, span.end));
    if (span && match)
      found = { start: span.start + match.index, end: span.start + match.index + match[0].length };
    return undefined;
  });
  return found;
}
