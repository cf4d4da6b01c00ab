'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import { controlStyles } from '@/components/ui/control-styles';
import { SearchIcon } from '@/components/ui/icons';
import {
  hasFilters,
  listAddress,
  readView,
  SEARCH_MAXIMUM,
  type SubmissionView,
} from '@/lib/submissions/filters';
import { FilterSelect } from './filter-select';
import { useListNavigation } from './list-navigation';

const TYPING_PAUSE_MS = 350;

/** Search and filters. A plain form without JavaScript; with it every change applies at once. */
export function FilterForm({ view }: { view: SubmissionView }) {
  const { go } = useListNavigation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    for (const name of ['q', 'status', 'service', 'date'] as const) {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
      // An answer to what was typed a moment ago must not take away what is being typed now.
      if (control.type !== 'search' || control !== document.activeElement) control.value = view[name];
    }
  }, [view]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(typing = false) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const given = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const address = listAddress(readView(given));
    if (address !== listAddress({ ...view, page: 1 })) go(address, typing);
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
        action="/admin"
        autoComplete="off"
        onSubmit={submit}
        className="grid gap-3 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto] lg:items-end"
      >
        <label className="grid gap-1.5 sm:col-span-3 lg:col-span-1">
          <span className="text-sm font-medium">Search</span>
          <span className="relative block">
            <SearchIcon className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted-foreground" />
            <input
              type="search"
              name="q"
              defaultValue={view.q}
              maxLength={SEARCH_MAXIMUM}
              placeholder="Search submissions..."
              onInput={type}
              className={`${controlStyles} h-11 pl-11!`}
            />
          </span>
        </label>
        <FilterSelect name="status" label="Status" value={view.status} onChoice={apply} />
        <FilterSelect name="service" label="Service" value={view.service} onChoice={apply} />
        <FilterSelect name="date" label="Date" value={view.date} onChoice={apply} />
        <div className="flex gap-2 sm:col-span-3 lg:col-span-1">
          <button
            type="submit"
            className={`${buttonBase} ${buttonVariants.outline} ${buttonSizes.md} hidden! noscript:inline-flex!`}
          >
            Apply filters
          </button>
          {hasFilters(view) && (
            <a
              href="/admin"
              data-in-place="filters"
              className={`${buttonBase} ${buttonVariants.ghost} ${buttonSizes.md}`}
            >
              Clear filters
            </a>
          )}
        </div>
      </form>
    </search>
  );
}
