import { visit } from 'unist-util-visit';
import { DESCRIPTION, descriptionWidth } from '../../search/snippet';
import { lengthThatFits } from './cut-text';
import { wordsIn } from './places';
import { sources } from './sources';
import type { Fix, Rule } from './types';
import { normalised, sentencesThatFit } from './wording';

const fitsIn = (width: number) => (text: string) => descriptionWidth(text) <= width;

export const missingDescription: Rule = ({ description, tree }) => {
  if (description) return [];
  let first = '';
  visit(tree, 'paragraph', (node) => {
    first ||= wordsIn(node).replace(/\s+/g, ' ').trim();
  });
  const proposed = sentencesThatFit(first, fitsIn(DESCRIPTION.width.desktop));
  const fix: Fix = proposed
    ? {
        label: 'Begin with the first sentences of the text',
        kind: 'replace-field',
        field: 'meta_description',
        value: proposed,
      }
    : { label: 'Write a description', kind: 'focus-field', field: 'meta_description' };
  return [
    {
      id: 'description-missing',
      severity: 'warning',
      title: 'The description is missing',
      reason:
        'Without a meta description or an excerpt, Google picks a passage of the text, and shared links have no text at all.',
      source: sources.snippets,
      where: { field: 'meta_description' },
      fix,
    },
  ];
};

/**
 * What a phone alone would shorten is left to the preview: nearly every description that says something is longer than
 * that, and a warning that always stands there is read by nobody.
 */
export const cutDescription: Rule = ({ description, descriptionField }) => {
  const { desktop, phone } = DESCRIPTION.width;
  if (fitsIn(desktop)(description)) return [];
  const shorter = sentencesThatFit(description, fitsIn(desktop));
  const fix: Fix = shorter
    ? {
        label: 'Keep the sentences that fit',
        kind: 'replace-field',
        field: 'meta_description',
        value: shorter,
      }
    : { label: 'Shorten the description', kind: 'focus-field', field: descriptionField };
  return [
    {
      id: 'description-cut-off',
      severity: 'warning',
      title: 'The description is cut off in search results',
      reason: `On a desktop this description would end after “${endingAt(description, desktop)}”, on a phone after “${endingAt(description, phone)}”.`,
      source: sources.snippets,
      where: { field: descriptionField },
      fix,
    },
  ];
};

/** The last words that are shown. */
function endingAt(description: string, width: number): string {
  const { fontSize } = DESCRIPTION;
  const length = lengthThatFits(description, fontSize, width - descriptionWidth(' …'));
  return description.slice(0, length).trim().split(/\s+/).slice(-5).join(' ');
}

export const duplicateDescription: Rule = ({ draft, description, descriptionField }, { otherPosts }) => {
  const same = otherPosts.find(
    (post) =>
      post.id !== draft.id && description && normalised(post.metaDescription) === normalised(description),
  );
  if (!same) return [];
  return [
    {
      id: 'description-duplicate',
      severity: 'warning',
      title: 'Another post has this description',
      reason: `“${same.title}” (/blog/${same.slug}) is described in the same words, which say nothing about what sets this post apart.`,
      source: sources.snippets,
      where: { field: descriptionField },
      fix: { label: 'Write a description of its own', kind: 'focus-field', field: descriptionField },
    },
  ];
};
