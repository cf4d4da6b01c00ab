import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '@/components/ui/icons';
import { ReadyButton } from '../layout/ready-button';

type ListFieldItemProps = {
  itemName: string;
  index: number;
  count: number;
  error?: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** One item with its place in the list, and what can be done with it. */
export function ListFieldItem({ itemName, index, count, error, onKeyDown, ...props }: ListFieldItemProps) {
  const { onMove, onRemove, children } = props;
  const id = useId();
  const name = `${itemName} ${index + 1}`;
  const moves = [
    { label: `Move ${name} up`, to: index - 1, keys: 'Alt+ArrowUp', Icon: ArrowUpIcon },
    { label: `Move ${name} down`, to: index + 1, keys: 'Alt+ArrowDown', Icon: ArrowDownIcon },
  ];
  return (
    <li>
      {/** biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons */}
      <div
        role="group"
        data-list-item
        data-invalid={error ? true : undefined}
        tabIndex={error ? -1 : undefined}
        aria-label={`${name} of ${count}`}
        aria-describedby={error ? `${id}-error` : undefined}
        onKeyDown={onKeyDown}
        className="grid grid-cols-1 gap-3 rounded-md border bg-card p-3 sm:p-4"
      >
        <div className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="mr-auto text-sm font-semibold text-muted-foreground tabular-nums"
          >
            {name}
          </span>
          {moves.map(({ label, to, keys, Icon }) => (
            <ReadyButton
              key={keys}
              variant="ghost"
              size="icon-sm"
              aria-label={label}
              aria-keyshortcuts={keys}
              aria-disabled={to < 0 || to >= count}
              onClick={() => onMove(to)}
            >
              <Icon className="size-4" />
            </ReadyButton>
          ))}
          <ReadyButton variant="ghost" size="icon-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
            <CloseIcon className="size-4" />
          </ReadyButton>
        </div>
        <div data-list-fields className="grid grid-cols-1 gap-4">
          {children}
        </div>
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-destructive [overflow-wrap:anywhere]">
            {error}
          </p>
        )}
      </div>
    </li>
  );
}
