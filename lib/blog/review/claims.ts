import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isMentioned } from './claim-context';
import { CLAIMS, type Claim } from './claim-patterns';
import { focusOn, spanOf, wordsIn } from './places';
import { sources } from './sources';
import type { Finding, Fix, ReviewField, ReviewText, Rule, Where } from './types';

const REASONS: Record<Claim, string> = {
  guarantee: 'Google says that no one can guarantee a ranking, so nobody may promise one here.',
  'first place': 'Nobody can promise or show to be first, and Google warns of agencies that say so.',
  'standing with Google': 'Google approves of no agency and gives none a special relationship or a priority.',
  speed: 'Results of search take as long as they take, so nobody can promise a day.',
};

const FIELDS = ['title', 'meta_title', 'excerpt', 'meta_description'] as const satisfies ReviewField[];

type Found = { claim: Claim; words: string; start: number; end: number };

export function claimsIn(text: string): Found[] {
  const found: Found[] = [];
  for (const [claim, pattern] of CLAIMS)
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const span = { start: index, end: index + words.length };
      const isKnown = found.some(({ start, end }) => start < span.end && span.start < end);
      if (!isKnown && !isMentioned(text, span)) found.push({ claim, words: words.trim(), ...span });
    }
  return found.sort((a, b) => a.start - b.start);
}

export const forbiddenClaims: Rule = (text) => [
  ...FIELDS.flatMap((field) =>
    claimsIn(text.draft[field]).map((found) =>
      findingOf(found, { field, start: found.start, end: found.end }, field),
    ),
  ),
  ...passagesOf(text).flatMap(({ words, offset, line }) =>
    claimsIn(words).map((found) => {
      const span = offset === null ? {} : { start: offset + found.start, end: offset + found.end };
      return findingOf(found, { field: 'content', line, ...span }, `${line}-${found.start}`);
    }),
  ),
];

function findingOf({ claim, words }: Found, where: Where, place: string): Finding {
  const { field, start, end } = where;
  const label = 'Say what can be shown instead';
  const span = start === undefined || end === undefined ? undefined : { start, end };
  const fix: Fix =
    field === 'content' ? focusOn(label, span) : { label, kind: 'focus-field', field, ...span };
  return {
    id: `claim:${place}:${words.toLowerCase().replace(/\s+/g, '-')}`,
    severity: 'error',
    title: `“${words.replace(/\s+/g, ' ')}” may not be claimed`,
    reason: REASONS[claim],
    source: sources.hiringAnSeo,
    where,
    fix,
  };
}

type Passage = {
  words: string /** Where its first character stands. */;
  offset: number | null;
  line: number | undefined;
};

/** The prose of the article itself: what it quotes at length is said by others. */
function passagesOf(text: ReviewText): Passage[] {
  const passages: Passage[] = [];
  visit(text.tree, (node) => {
    if (node.type === 'blockquote') return SKIP;
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    const span = spanOf(text, node);
    passages.push({
      words: span ? blanked(text, node, span) : wordsIn(node),
      offset: span?.start ?? null,
      line: node.position?.start.line,
    });
    return SKIP;
  });
  return passages;
}

/** The markdown of a block with everything blanked that is no prose, so that offsets in it stay those of the text. */
function blanked(text: ReviewText, block: Nodes, { start, end }: { start: number; end: number }): string {
  const letters = new Array<string>(end - start).fill(' ');
  visit(block, 'text', (node) => {
    const span = spanOf(text, node);
    if (!span) return;
    for (let at = span.start; at < span.end; at++)
      letters[at - start] = text.draft.content[at]?.replace(/\s/, ' ') ?? ' ';
  });
  return letters.join('');
}
