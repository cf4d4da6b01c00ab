import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { syntaxHighlighting } from '@codemirror/language';
import { openSearchPanel } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { changedPart } from './changed-part';
import type { Cursor } from './cursor';
import { findAndReplace } from './find-and-replace';
import { madeAround } from './made-around';
import type { MarkdownCommand, Span } from './markdown-edit';
import { shortcuts } from './markdown-shortcuts';
import type { TextSurface } from './text-surface';

type Setting = {
  parent: HTMLElement;
  text: string;
  selection: Span;
  attributes: Record<string, string>;
  onChange: (text: string) => void;
  onCommand: (command: MarkdownCommand) => void;
  /** Two brackets were typed, where the text is no code. */
  onBrackets: (place: Span) => void;
  onCursor: (cursor: Cursor) => void;
};
export type CodeSurface = TextSurface & {
  describe: (attributes: Record<string, string>) => void;
  search: () => void;
  destroy: () => void;
};

/** What stands over the page at the top of the window; the cursor is kept clear of it. */
const BAR_PX = 96;

const look = EditorView.theme({
  '&': { fontSize: '0.9375rem', maxHeight: '70vh' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    lineHeight: '1.65',
  },
  '.cm-content': { padding: '0.75rem 0', minHeight: '24rem', caretColor: 'var(--foreground)' },
  '.cm-line': { padding: '0 0.875rem' },
  '.tok-heading': { fontWeight: '700', color: 'var(--rank)' },
  '.tok-strong': { fontWeight: '700' },
  '.tok-emphasis': { fontStyle: 'italic' },
  '.tok-link, .tok-url': { color: 'var(--data)' },
  '.tok-meta, .tok-comment': { color: 'var(--muted-foreground)' },
});

/** Tab is bound to nothing, so that it leaves the editor like any field. */
export function openCodeMirror({
  parent,
  text,
  selection,
  attributes,
  onChange,
  onCommand,
  onBrackets,
  onCursor,
}: Setting): CodeSurface {
  const described = new Compartment();
  const bindings = Object.entries(shortcuts).map(([key, command]) => ({
    key,
    run: () => {
      onCommand(command);
      return true;
    },
  }));
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      selection: { anchor: selection.from, head: selection.to },
      extensions: [
        keymap.of([...bindings, ...historyKeymap, ...defaultKeymap]),
        history(),
        findAndReplace,
        markdown({ base: markdownLanguage }),
        syntaxHighlighting(classHighlighter),
        EditorView.lineWrapping,
        EditorView.scrollMargins.of(() => ({ top: BAR_PX })),
        described.of(spoken(attributes)),
        look,
        EditorView.inputHandler.of((typed, from, to, words) => {
          if (words !== '[' || from !== to || typed.state.sliceDoc(from - 1, from) !== '[') return false;
          if (madeAround(typed.state).some(({ command }) => command === 'code' || command === 'codeBlock'))
            return false;
          typed.dispatch({ changes: { from, insert: '[' }, selection: { anchor: from + 1 } });
          onBrackets({ from: from - 1, to: from + 1 });
          return true;
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
          if (update.docChanged || update.selectionSet) onCursor(cursorOf(update.state));
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    selection: () => ({ from: view.state.selection.main.from, to: view.state.selection.main.to }),
    apply({ from, to, insert, select }) {
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: select.from, head: select.to },
        scrollIntoView: true,
      });
      view.focus();
    },
    replace(next) {
      view.dispatch({ changes: changedPart(view.state.doc.toString(), next) });
    },
    select({ from, to }) {
      const end = view.state.doc.length;
      view.focus();
      view.dispatch({
        selection: { anchor: Math.min(from, end), head: Math.min(to, end) },
        effects: EditorView.scrollIntoView(Math.min(from, end), { y: 'center' }),
      });
    },
    around: () => madeAround(view.state),
    placeAt: (x, y) => view.posAtCoords({ x, y }),
    focus: () => view.focus(),
    describe(next) {
      view.dispatch({ effects: described.reconfigure(spoken(next)) });
    },
    search: () => openSearchPanel(view),
    destroy: () => view.destroy(),
  };
}

function cursorOf(state: EditorState): Cursor {
  return { at: state.selection.main.head, made: madeAround(state).map(({ command }) => command) };
}

function spoken(attributes: Record<string, string>) {
  return EditorView.contentAttributes.of({ spellcheck: 'true', tabindex: '0', ...attributes });
}
