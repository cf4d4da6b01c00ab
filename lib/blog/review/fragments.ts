import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';
import { uniqueIds } from '../../markdown/heading-ids';
import { routes } from '../../routes';
import { linksOf, unlinked } from './link-list';
import { placeOf, replaceAt, whereOf, wordsIn } from './places';
import { sources } from './sources';
import type { ReviewText, Rule } from './types';

/** Where browsers go without any element of that name, and what the article makes for its footnotes. */
const ALWAYS_THERE = /^(?:top|user-content-.*)?$/i;

/** Links to a part of this very article that it does not have. */
export const missingParts: Rule = (text, { origin }) => {
  const ids = headingIds(text);
  const own = routes.post(text.draft.slug);
  return linksOf(text, origin).flatMap((link) => {
    const isOwn = link.href.startsWith('#') || link.path === own;
    const fragment = decoded(link.url?.hash.slice(1) ?? '');
    if (!isOwn || ALWAYS_THERE.test(fragment) || ids.includes(fragment)) return [];
    const meant = new GithubSlugger().slug(fragment);
    return {
      id: `link-part:${placeOf(link.node)}`,
      severity: 'error' as const,
      title: 'A link to a part that is not there',
      reason: `No heading of this article has the address #${fragment}, so the link leads nowhere.`,
      source: sources.links,
      where: whereOf(text, link.node),
      fix: ids.includes(meant)
        ? replaceAt(text, `Link to #${meant}`, link.address, `#${meant}`, `Link to #${meant}`)
        : unlinked(text, link),
    };
  });
};

function headingIds({ tree }: ReviewText): string[] {
  const slugger = new GithubSlugger();
  const slugs: string[] = [];
  visit(tree, 'heading', (node) => {
    slugs.push(slugger.slug(wordsIn(node)));
  });
  return uniqueIds(slugs);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
