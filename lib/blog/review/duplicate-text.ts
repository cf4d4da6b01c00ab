import { phrasesOf } from './shingles';
import { sources } from './sources';
import type { Rule } from './types';

/** From this share on a reader of both would say that one was copied. The city pages are held to the same (BAR). */
const COPIED = 0.3;
/** Less text than this repeats stock phrases by chance. */
const MIN_PHRASES = 20;

export const duplicateText: Rule = (text, { otherPosts }) => {
  const phrases = new Map(phrasesOf(text).map(({ hash, line }) => [hash, line]));
  if (phrases.size < MIN_PHRASES) return [];
  return otherPosts.flatMap((post) => {
    if (post.id === text.draft.id || !post.shingles) return [];
    const shared = new Set(post.shingles.filter((hash) => phrases.has(hash)));
    if (shared.size < COPIED * phrases.size) return [];
    const lines = [...phrases].flatMap(([hash, line]) => (shared.has(hash) && line ? [line] : []));
    const line = Math.min(...lines);
    return [
      {
        id: `duplicate-text:${post.id}`,
        severity: 'warning' as const,
        title: 'The text repeats another post',
        reason: `${shared.size} of its ${phrases.size} phrases of five words stand in “${post.title}” (/blog/${post.slug}) too, so Google may show only one of the two.`,
        source: sources.spam,
        where: { field: 'content' as const, line },
        fix: {
          label: 'Go to the first repeated passage',
          kind: 'focus-field' as const,
          field: 'content' as const,
          ...lineSpan(text.draft.content, line),
        },
      },
    ];
  });
};

function lineSpan(content: string, line: number): { start: number; end: number } {
  const before = content.split('\n').slice(0, line - 1);
  const start = before.reduce((length, one) => length + one.length + 1, 0);
  const end = content.indexOf('\n', start);
  return { start, end: end < 0 ? content.length : end };
}
