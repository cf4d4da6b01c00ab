'use client';

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { PlusIcon } from '@/components/ui/icons';
import { ReadyButton } from '../layout/ready-button';
import { type ItemFields, itemFields } from './item-fields';
import { ListFieldItem } from './list-field-item';
import type { ListItem, ListState } from './list-state';
import { useItemList } from './use-item-list';

type ListFieldProps<Item extends ListItem> = {
  /** `form.list('questions')`. */
  list: ListState<Item>;
  label: string;
  /** One of them, as it is spoken of: "Question". */
  itemName: string;
  /** What is added. */
  empty: Item;
  maximum: number;
  hint?: ReactNode;
  /** The fields of one item: `({ text }) => <AdminField {...text('question')} label="Question" />`. */
  children: (item: ItemFields<Item>) => ReactNode;
};

/** A list of items in a form: added, removed with a way back, moved by buttons or by Alt and the arrow keys. */
export function ListField<Item extends ListItem>({
  list,
  label,
  itemName,
  empty,
  ...props
}: ListFieldProps<Item>) {
  const { maximum, hint, children } = props;
  const id = useId();
  const { element, keys, said, removed, add, move, remove, undo } = useItemList(list, itemName);
  const { items, name } = list;
  const error = list.errors[name];
  const isFull = items.length >= maximum;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  function pressed(event: KeyboardEvent, index: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLSelectElement)
      return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + step);
  }

  return (
    <fieldset
      ref={element}
      data-list={name}
      data-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
      aria-describedby={described || undefined}
      className="grid grid-cols-1 gap-4 rounded-lg border p-4 sm:p-5"
    >
      <legend className="px-1 font-semibold">
        {label}{' '}
        <span className="font-normal text-muted-foreground tabular-nums">
          {items.length} of {maximum}
        </span>
      </legend>
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </div>
      )}
      {items.length > 0 && (
        <ol className="grid grid-cols-1 gap-4">
          {items.map((_, index) => (
            <ListFieldItem
              key={keys[index]}
              {...{ itemName, index, count: items.length }}
              error={list.errors[`${name}.${index}`]}
              onKeyDown={(event) => pressed(event, index)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            >
              {children(itemFields(list, index))}
            </ListFieldItem>
          ))}
        </ol>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-destructive [overflow-wrap:anywhere]">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <ReadyButton
          data-list-add
          variant="outline"
          size="sm"
          aria-disabled={isFull}
          onClick={() => isFull || add(empty)}
        >
          <PlusIcon className="size-4" />
          Add {itemName.toLowerCase()}
        </ReadyButton>
        {removed && (
          <ReadyButton data-list-undo variant="outline" size="sm" onClick={undo}>
            Undo: bring back {itemName.toLowerCase()} {removed.index + 1}
          </ReadyButton>
        )}
        {isFull && <p className="text-sm text-muted-foreground">There can be {maximum} at most.</p>}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
