import { visit } from 'unist-util-visit';
import { wordsIn } from './places';
import { sources } from './sources';
import type { ReviewText, Rule } from './types';

/** Fewer words than these seldom answer a question in full. It is a house mark: Google names no length. */
const MIN_WORDS = 300;

export const thinText: Rule = (text) => {
  const words = wordsIn(text.tree).match(/\S+/g)?.length ?? 0;
  if (words >= MIN_WORDS) return [];
  const lacking = missingFrom(text);
  return [
    {
      id: 'thin-text',
      severity: 'warning',
      title: 'The text is thin',
      reason:
        words === 0
          ? 'There is no text yet.'
          : `It has ${words} ${words === 1 ? 'word' : 'words'}${lacking.length > 0 ? ` and no ${list(lacking)}` : ''}, and a text of under ${MIN_WORDS} seldom leaves a reader with nothing more to look for.`,
      source: sources.helpfulContent,
      where: { field: 'content' },
      fix: {
        label: 'Go on writing',
        kind: 'focus-field',
        field: 'content',
        start: text.draft.content.length,
        end: text.draft.content.length,
      },
    },
  ];
};

function missingFrom({ tree }: ReviewText): string[] {
  const types = new Set<string>();
  visit(tree, (node) => {
    types.add(node.type);
  });
  const parts: [name: string, ...types: string[]][] = [
    ['subheading', 'heading'],
    ['list, table or code to work from', 'list', 'table', 'code'],
    ['image', 'image', 'imageReference'],
    ['link to a source or a further page', 'link', 'linkReference'],
  ];
  return parts.filter(([, ...any]) => !any.some((type) => types.has(type))).map(([name]) => name);
}

const list = (items: string[]) => new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(items);
