'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { SearchIcon } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { addressWith, SEARCH_MAXIMUM } from '@/lib/lists/parameters';
import { useListNavigation } from './list-navigation';

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
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
      // An answer to what was typed a moment ago must not take away what is being typed now.
      if (control.type !== 'search' || control !== document.activeElement) control.value = value;
    }
  }, [values]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(typing = false) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const given = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const address = addressWith(path, { ...given, q: (given.q ?? '').trim() });
    if (address !== addressWith(path, values)) go(address, typing);
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
