import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Made, MarkdownCommand, Span } from './markdown-edit';

type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

const COMMANDS: Record<string, MarkdownCommand> = {
  StrongEmphasis: 'bold',
  Emphasis: 'italic',
  InlineCode: 'code',
  Link: 'link',
  FencedCode: 'codeBlock',
  Table: 'table',
  ATXHeading2: 'heading2',
  ATXHeading3: 'heading3',
  BulletList: 'bullets',
  OrderedList: 'numbers',
  Blockquote: 'quote',
};
const INLINE: readonly MarkdownCommand[] = ['bold', 'italic', 'code', 'link'];

/** What of the commands' making the selection stands in, the innermost first. */
export function madeAround(state: EditorState): Made[] {
  const { from, to } = state.selection.main;
  const made: Made[] = [];
  const side = from === to ? -1 : 1;
  for (let node: Node | null = syntaxTree(state).resolveInner(from, side); node; node = node.parent) {
    const command = COMMANDS[node.name];
    if (command && holds(node, command, { from, to }))
      made.push({ command, from: node.from, to: node.to, inner: innerOf(node) });
  }
  return made;
}

/** Beside a word that is bold nothing is: what is typed there stands behind its marks. */
function holds(node: Node, command: MarkdownCommand, { from, to }: Span): boolean {
  if (from < node.from || to > node.to) return false;
  return from !== to || !INLINE.includes(command) || (from > node.from && to < node.to);
}

/** Between the first mark and the next one, which begins or ends what stays. */
function innerOf(node: Node): Span {
  const marks = [...node.node.getChildren('EmphasisMark'), ...node.node.getChildren('LinkMark')];
  const fences = node.node.getChildren('CodeMark');
  const [open, close] = fences.length > 0 ? fences : marks;
  if (node.name === 'FencedCode') {
    const [code, last] = [node.node.getChildren('CodeText'), fences.at(-1)];
    const from = code[0]?.from ?? last?.from ?? node.to;
    return { from, to: code.at(-1)?.to ?? from };
  }
  return { from: open?.to ?? node.from, to: close?.from ?? node.to };
}
