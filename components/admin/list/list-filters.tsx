'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { SearchIcon } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { addressWith, SEARCH_MAXIMUM } from '@/lib/lists/parameters';
import { useListNavigation } from './list-navigation';
import { useFilterForm } from './use-filter-form';

const TYPING_PAUSE_MS = 350;

type ListFiltersProps = {
  path: string;
  /** What is filtered by, under the names of the controls; an empty value is no filter. */
  values: { q: string } & Record<string, string>;
  placeholder: string;
  children?: ReactNode;
};

/** The search of a list and its filters. A plain form without JavaScript; with it every change applies at once. */
export function ListFilters({ path, values, placeholder, children }: ListFiltersProps) {
  const { go } = useListNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTyping = useRef(false);
  const { form, applyNow } = useFilterForm(values, (given) => {
    const address = addressWith(path, { ...given, q: (given.q ?? '').trim() });
    if (address !== addressWith(path, values)) go(address, isTyping.current);
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(typing = false) {
    clearTimeout(timer.current);
    isTyping.current = typing;
    applyNow();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    apply();
  }

  function type() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(true), TYPING_PAUSE_MS);
  }

  return (
    <search>
      <form
        ref={form}
        action={path}
        autoComplete="off"
        onSubmit={submit}
        onChange={({ target }) => target instanceof HTMLSelectElement && apply()}
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      >
        <label className="col-span-2 grid gap-1.5 sm:grow-3">
          <span className="text-sm font-medium max-sm:sr-only">Search</span>
          <span className="relative block">
            <SearchIcon className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted-foreground" />
            <Input
              type="search"
              dir="auto"
              name="q"
              defaultValue={values.q}
              maxLength={SEARCH_MAXIMUM}
              placeholder={placeholder}
              onInput={type}
              className="pl-11!"
            />
          </span>
        </label>
        {children}
        <Button type="submit" variant="outline" className="hidden! noscript:inline-flex!">
          Apply filters
        </Button>
        {Object.values(values).some(Boolean) && (
          <ButtonLink href={path} data-in-place="filters" variant="ghost">
            Clear filters
          </ButtonLink>
        )}
      </form>
    </search>
  );
}
