import { blockEdit } from './markdown-blocks';
import type { Edit, Span } from './markdown-edit';
import { wholeLines } from './markdown-lines';

/** Puts the lines between fences, which are longer than any in them, or takes the fences around them away. */
export function toggleCodeBlock(text: string, selection: Span): Edit {
  const lines = wholeLines(text, selection);
  const code = text.slice(lines.from, lines.to);
  const before = /(?:^|\n)(`{3,})[^\n]*\n$/.exec(text.slice(0, lines.from));
  const after = /^\n(`{3,})[^\S\n]*(?=\n|$)/.exec(text.slice(lines.to));
  if (before && after) {
    const from = before.index + (before[0].startsWith('\n') ? 1 : 0);
    const to = lines.to + after[0].length;
    return { from, to, insert: code, select: { from, to: from + code.length } };
  }
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const start = fence.length + 1;
  return blockEdit(text, lines, `${fence}\n${code}\n${fence}`, { from: start, to: start + code.length });
}
