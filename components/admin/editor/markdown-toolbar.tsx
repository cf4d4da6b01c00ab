import { useRef } from 'react';
import { smallButton } from './editor-styles';
import { ACCEPTED_IMAGES } from './image-files';
import type { MarkdownCommand } from './markdown-commands';

type MarkdownToolbarProps = {
  onCommand: (command: MarkdownCommand) => void;
  onImages: (files: File[]) => void;
};

const commands: [command: MarkdownCommand, name: string, key: string][] = [
  ['bold', 'Bold', 'B'],
  ['italic', 'Italic', 'I'],
  ['link', 'Link', 'K'],
];

export function MarkdownToolbar({ onCommand, onImages }: MarkdownToolbarProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Formatting</legend>
      {commands.map(([command, name, key]) => (
        <button
          key={command}
          type="button"
          title={`${name} (Ctrl or Cmd + ${key})`}
          aria-keyshortcuts={`Control+${key} Meta+${key}`}
          onClick={() => onCommand(command)}
          className={smallButton}
        >
          {name}
        </button>
      ))}
      <button type="button" onClick={() => chooser.current?.click()} className={smallButton}>
        Add image
      </button>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED_IMAGES}
        multiple
        hidden
        onChange={(event) => {
          onImages([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </fieldset>
  );
}
