import { visit } from 'unist-util-visit';
import { TITLE, titleWidth } from '../../search/snippet';
import { lengthThatFits } from './cut-text';
import { wordsIn } from './places';
import { sources } from './sources';
import type { Fix, Rule } from './types';
import { normalised, shortened } from './wording';

export const missingTitle: Rule = ({ draft, tree }) => {
  if (draft.title.trim()) return [];
  let heading = '';
  visit(tree, 'heading', (node) => {
    heading ||= wordsIn(node).trim();
  });
  const fix: Fix = heading
    ? { label: `Use “${heading}”`, kind: 'replace-field', field: 'title', value: heading }
    : { label: 'Write a title', kind: 'focus-field', field: 'title' };
  return [
    {
      id: 'title-missing',
      severity: 'error',
      title: 'The title is missing',
      reason: 'The title is the heading of the page and what people click on in search results.',
      source: sources.titles,
      where: { field: 'title' },
      fix,
    },
  ];
};

/** Only words of the writer's count: the name of the site is left out where it has no room (lib/search/seo/title.ts). */
export const cutTitle: Rule = ({ title, titleField }) => {
  const { fontSize, width } = TITLE;
  if (titleWidth(title) <= width) return [];
  const room = width - titleWidth(' …');
  const kept = lengthThatFits(title, fontSize, room);
  const shorter = shortened(title, (text) => titleWidth(text) <= room);
  const fix: Fix = shorter
    ? {
        label: `Use “${shorter}” as the meta title`,
        kind: 'replace-field',
        field: 'meta_title',
        value: shorter,
      }
    : { label: 'Write a shorter meta title', kind: 'focus-field', field: 'meta_title' };
  return [
    {
      id: 'title-cut-off',
      severity: 'warning',
      title: 'The title is cut off in search results',
      reason: `Results show about ${width} pixels of a title, and this one would end after “${title.slice(0, kept)}”.`,
      source: sources.titles,
      where: { field: titleField },
      fix,
    },
  ];
};

export const duplicateTitle: Rule = ({ draft, title, titleField }, { otherPosts }) => {
  const same = otherPosts.find(
    (post) => post.id !== draft.id && title && normalised(post.metaTitle || post.title) === normalised(title),
  );
  if (!same) return [];
  return [
    {
      id: 'title-duplicate',
      severity: 'warning',
      title: 'Another post has this title',
      reason: `“${same.title}” (/blog/${same.slug}) states the same title, so neither readers nor Google can tell the two apart in results.`,
      source: sources.titles,
      where: { field: titleField },
      fix: { label: 'Write a title of its own', kind: 'focus-field', field: titleField },
    },
  ];
};
