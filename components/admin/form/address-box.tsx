'use client';

import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import type { FoundPage } from '@/lib/addresses/schema';
import { cn } from '@/lib/utils';
import { useFoundPages } from './use-found-pages';

export type AddressBoxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect' | 'type'> & {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  /** A page of the list was chosen; its path is told to `onChange` before. */
  onChoose?: (page: FoundPage) => void;
};

/** The control of an address: a combobox with a list, as the ARIA practices have it. */
export function AddressBox({ value, onChange, onChoose, className, ...input }: AddressBoxProps) {
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const { pages, saying, problem } = useFoundPages(value, isOpen);
  // What was typed whole needs no list, which would stand over what comes next.
  const isWhole = !isAsked && pages.some(({ path }) => path === value.trim());
  const isShown = isOpen && pages.length > 0 && !isWhole;
  const current = isShown ? pages[active] : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place of the list is to be seen
  useEffect(() => {
    const list = box.current?.querySelector('[role="listbox"]');
    const chosen = list?.querySelector('[aria-selected="true"]');
    (chosen ?? list)?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown, active]);

  function open(asked: boolean) {
    setIsOpen(true);
    setIsAsked(asked);
    setActive(-1);
  }

  function choose(page: FoundPage) {
    onChange({ target: { value: page.path } });
    setIsOpen(false);
    setActive(-1);
    onChoose?.(page);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    input.onKeyDown?.(event);
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isShown) return open(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      // One place more than there are pages: between last and first is what was typed.
      const places = pages.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    } else if (key === 'Escape' && isShown) {
      event.preventDefault();
      setIsOpen(false);
    }
  }

  return (
    <div ref={box} className="relative">
      <Input
        maxLength={2048}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={current && `${list}-${active}`}
        value={value}
        onChange={(event) => {
          onChange(event);
          open(false);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          setIsOpen(false);
          input.onBlur?.(event);
        }}
        className={className}
      />
      {isShown && (
        <div
          id={list}
          role="listbox"
          aria-label="Pages of the site"
          className="absolute inset-x-0 top-full z-50 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-md border bg-popover py-1 text-popover-foreground shadow-lg"
        >
          {pages.map((page, place) => (
            <Option
              key={page.path}
              id={`${list}-${place}`}
              page={page}
              isActive={place === active}
              onChoose={() => choose(page)}
            />
          ))}
        </div>
      )}
      {isOpen && problem && (
        <p role="alert" className="mt-1.5 text-sm text-muted-foreground">
          {problem} The address can be typed whole.
        </p>
      )}
      {isOpen && (
        <span role="status" className="sr-only">
          {saying}
        </span>
      )}
    </div>
  );
}

type OptionProps = { id: string; page: FoundPage; isActive: boolean; onChoose: () => void };

function Option({ id, page: { kind, path, title, state }, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cn(
        'grid min-h-11 cursor-pointer content-center px-3.5 py-1.5 hover:bg-accent',
        isActive && 'bg-accent outline-2 -outline-offset-2 outline-ring',
      )}
    >
      <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
        {title}
      </span>
      <span className="text-sm text-muted-foreground [overflow-wrap:anywhere]">
        {[kind, state, path].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
