import { buttonStyles } from '@/components/ui/button-styles';
import { ChooseImage } from '../images/choose-image';
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
          className={buttonStyles('outline', 'sm')}
        >
          {name}
        </button>
      ))}
      <ChooseImage label="Add image" multiple onChoose={onImages} />
    </fieldset>
  );
}
