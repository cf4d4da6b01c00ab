import type { MarkdownCommand } from './markdown-edit';

/** By keys, as CodeMirror writes them; those of the lists and the quote are GitHub's, those of the headings Google Docs'. */
export const shortcuts: Record<string, MarkdownCommand> = {
  'Mod-b': 'bold',
  'Mod-i': 'italic',
  'Mod-e': 'code',
  'Mod-k': 'link',
  'Mod-Alt-2': 'heading2',
  'Mod-Alt-3': 'heading3',
  'Mod-Shift-8': 'bullets',
  'Mod-Shift-7': 'numbers',
  'Mod-Shift-.': 'quote',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function commandOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pressed): MarkdownCommand | null {
  if (!ctrlKey && !metaKey) return null;
  // With Shift or Alt the key of a digit says something else.
  const plain = /^Digit(\d)$/.exec(code)?.[1] ?? (code === 'Period' ? '.' : key.toLowerCase());
  return shortcuts[`Mod-${altKey ? 'Alt-' : ''}${shiftKey ? 'Shift-' : ''}${plain}`] ?? null;
}

/** The keys of a command for people and for `aria-keyshortcuts`; null where it has none. */
export function keysOf(command: MarkdownCommand): { told: string; spoken: string } | null {
  const keys = Object.keys(shortcuts)
    .find((name) => shortcuts[name] === command)
    ?.split('-');
  if (!keys) return null;
  const rest = keys.slice(1).map((key) => (key.length === 1 ? key.toUpperCase() : key));
  const spoken = ['Control', 'Meta'].map((first) => [first, ...rest].join('+')).join(' ');
  return { told: ['Ctrl or Cmd', ...rest].join(' + '), spoken };
}
