import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ReadyButton } from '../layout/ready-button';
import type { CursorStore } from './cursor';
import type { MarkdownCommand } from './markdown-edit';
import { type Drawing, MarkdownIcon } from './markdown-icons';
import { keysOf } from './markdown-shortcuts';

type MarkdownToolbarProps = {
  controls: string;
  cursor: CursorStore;
  onCommand: (command: MarkdownCommand) => void;
  onAddImage: () => void;
  /** Null as long as there is nothing to search with. */
  onSearch: (() => void) | null;
};
type Tool = [command: MarkdownCommand, name: string];

const groups: Tool[][] = [
  [
    ['heading2', 'Heading (H2)'],
    ['heading3', 'Subheading (H3)'],
  ],
  [
    ['bold', 'Bold'],
    ['italic', 'Italic'],
    ['code', 'Inline code'],
    ['link', 'Link'],
  ],
  [
    ['bullets', 'Bulleted list'],
    ['numbers', 'Numbered list'],
    ['quote', 'Quote'],
    ['codeBlock', 'Code block'],
    ['table', 'Table'],
  ],
];
const order = groups.flat().map(([command]) => command);
const IMAGE = order.length;
const SEARCH = IMAGE + 1;

/** A toolbar as the ARIA practices have it: one stop for Tab, and the arrow keys within. */
export function MarkdownToolbar({ controls, cursor, onCommand, onAddImage, onSearch }: MarkdownToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const made = useSyncExternalStore(
    cursor.subscribe,
    () => cursor.get().made.join(),
    () => '',
  ).split(',');

  function move(event: KeyboardEvent) {
    const last = onSearch ? SEARCH : IMAGE;
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const buttons = bar.current?.querySelectorAll('button');
    buttons?.[(next + last + 1) % (last + 1)]?.focus();
  }

  const stop = (place: number) => ({
    tabIndex: place === current ? 0 : -1,
    onFocus: () => setCurrent(place),
    variant: 'outline' as const,
    size: 'icon-sm' as const,
    className: 'aria-pressed:border-foreground aria-pressed:bg-accent',
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={move}
      className="flex min-w-0 flex-wrap gap-x-3 gap-y-1.5"
    >
      {groups.map((tools) => (
        <div key={tools[0]?.[0]} className="flex flex-wrap gap-1.5">
          {tools.map(([command, name]) => (
            <ReadyButton
              key={command}
              {...nameOf(command, name)}
              {...stop(order.indexOf(command))}
              aria-pressed={made.includes(command)}
              onClick={() => onCommand(command)}
            >
              {drawingOf(command)}
            </ReadyButton>
          ))}
        </div>
      ))}
      <ReadyButton
        aria-label="Add image"
        title="Add image"
        aria-haspopup="dialog"
        {...stop(IMAGE)}
        onClick={onAddImage}
      >
        <MarkdownIcon name="image" />
      </ReadyButton>
      {onSearch && (
        <ReadyButton
          aria-label="Find and replace"
          title="Find and replace (Ctrl or Cmd + F in the text)"
          aria-keyshortcuts="Control+F Meta+F"
          {...stop(SEARCH)}
          onClick={onSearch}
        >
          <MarkdownIcon name="search" />
        </ReadyButton>
      )}
    </div>
  );
}

function nameOf(command: MarkdownCommand, name: string) {
  const keys = keysOf(command);
  return {
    'aria-label': name,
    title: keys ? `${name} (${keys.told})` : name,
    'aria-keyshortcuts': keys?.spoken,
  };
}

function drawingOf(command: MarkdownCommand) {
  if (command === 'heading2') return 'H2';
  if (command === 'heading3') return 'H3';
  return <MarkdownIcon name={command satisfies Drawing} />;
}
