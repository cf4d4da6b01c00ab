import { search, searchKeymap, searchPanelOpen } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** What the library calls its buttons and says aloud, as this site writes. */
const WORDS = {
  Find: 'Find in the text',
  Replace: 'Replace with',
  next: 'Next',
  previous: 'Previous',
  'match case': 'Match case',
  regexp: 'Regular expression',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close find and replace',
  'current match': 'Found',
  'on line': 'on line',
  'replaced match on line $': 'Replaced on line $',
  'replaced $ matches': 'Replaced $ times',
};

const look = EditorView.theme({
  '.cm-panels': { backgroundColor: 'var(--card)', color: 'var(--foreground)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--border)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5rem',
    padding: '0.625rem 3rem 0.625rem 0.875rem',
    fontFamily: 'var(--font-sans, inherit)',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""', height: 0 },
  '.cm-panel.cm-search :is(input, button, label)': { margin: 0 },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: '2.25rem',
    fontSize: '0.875rem',
  },
  '.cm-panel.cm-search input[type=checkbox]': {
    width: '1.125rem',
    height: '1.125rem',
    accentColor: 'var(--rank)',
  },
  '.cm-panel.cm-search .cm-textfield': {
    flex: '1 1 12rem',
    minWidth: '0',
    maxWidth: '24rem',
    minHeight: '2.25rem',
    padding: '0 0.625rem',
    fontSize: '1rem',
    border: '1px solid var(--input)',
    borderRadius: '0.25rem',
    backgroundColor: 'var(--background)',
  },
  '.cm-panel.cm-search .cm-button': {
    minHeight: '2.25rem',
    padding: '0 0.75rem',
    fontSize: '0.875rem',
    fontWeight: '600',
    border: '1px solid var(--input)',
    borderRadius: '0.375rem',
    backgroundColor: 'transparent',
    backgroundImage: 'none',
  },
  '.cm-panel.cm-search [name=select]': { display: 'none' },
  '.cm-panel.cm-search .cm-button:hover': { backgroundColor: 'var(--accent)' },
  '.cm-panel.cm-search [name=close]': {
    top: '0.625rem',
    right: '0.625rem',
    width: '2.25rem',
    height: '2.25rem',
    fontSize: '1.375rem',
    borderRadius: '0.375rem',
  },
  // On a phone each field has a row of its own, and so has each pair of buttons.
  '@media (max-width: 639px)': {
    '.cm-panel.cm-search': { paddingRight: '0.875rem' },
    '.cm-panel.cm-search .cm-textfield': { flexBasis: '100%', maxWidth: 'none', minHeight: '2.75rem' },
    '.cm-panel.cm-search .cm-textfield[name=search]': { flexBasis: '60%', marginRight: '2.75rem' },
    '.cm-panel.cm-search .cm-button': { flex: '1 1 40%', minHeight: '2.75rem' },
    '.cm-panel.cm-search [name=close]': { width: '2.75rem', height: '2.75rem' },
  },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in oklab, var(--primary) 35%, transparent)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--rank)' },
});

/** Find and replace by Ctrl or Cmd and F, while the cursor is in the text; elsewhere the browser's own search opens. */
export const findAndReplace = [
  search({ top: true }),
  // The others of its keys are the browser's, or need several cursors.
  keymap.of(searchKeymap.filter(({ scope }) => scope)),
  EditorState.phrases.of(WORDS),
  EditorView.updateListener.of(({ view, state }) => {
    if (!searchPanelOpen(state)) return;
    const panel = view.dom.querySelector('.cm-search');
    panel?.setAttribute('role', 'search');
    panel?.setAttribute('aria-label', 'Find and replace');
  }),
  look,
];
