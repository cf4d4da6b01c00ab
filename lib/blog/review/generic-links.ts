import { isGenericLinkText } from '../../search/generic-link-text';
import { linksOf } from './link-list';
import { focusOn, placeOf, spanOf, whereOf, wordsIn } from './places';
import { sources } from './sources';
import type { Rule } from './types';

export const genericLinkText: Rule = (text, context) =>
  linksOf(text, context.origin).flatMap(({ node, url }) => {
    const words = node.children.map(wordsIn).join('').trim();
    if (!url || !isGenericLinkText(words)) return [];
    const span = spanOf(text, node);
    const label = span && { start: span.start + 1, end: span.start + 1 + words.length };
    return [
      {
        id: `link-text:${placeOf(node)}`,
        severity: 'warning' as const,
        title: 'A link whose words could lead anywhere',
        reason: `“${words}” tells neither a reader of links nor a search engine what ${url.pathname} is about.`,
        source: sources.links,
        where: whereOf(text, node),
        fix: focusOn('Say where the link leads', label),
      },
    ];
  });
