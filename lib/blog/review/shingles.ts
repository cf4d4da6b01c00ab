import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { wordsIn } from './places.ts';
import type { ReviewText } from './types.ts';
import { normalised } from './wording.ts';

const PHRASE_WORDS = 5;

export type Phrase = { hash: number; line: number | undefined };

/** The phrases of five words in a text. What it quotes and its code are not its own, so they are left out. */
export function phrasesOf({ tree }: ReviewText): Phrase[] {
  const phrases: Phrase[] = [];
  visit(tree, (node) => {
    if (node.type === 'blockquote' || node.type === 'code') return SKIP;
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    phrases.push(...phrasesIn(node));
    return SKIP;
  });
  return phrases;
}

/** What another post is compared with: each of its phrases once. */
export function shinglesOf(text: ReviewText): number[] {
  return [...new Set(phrasesOf(text).map(({ hash }) => hash))];
}

function phrasesIn(node: Nodes): Phrase[] {
  const words = normalised(wordsIn(node)).split(' ');
  const line = node.position?.start.line;
  return words
    .slice(PHRASE_WORDS - 1)
    .map((_, index) => ({ hash: hashOf(words.slice(index, index + PHRASE_WORDS).join(' ')), line }));
}

/** FNV-1a: a number takes less room in a context than a phrase. */
function hashOf(phrase: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < phrase.length; index++)
    hash = Math.imul(hash ^ phrase.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
