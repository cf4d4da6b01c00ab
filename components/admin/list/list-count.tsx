'use client';

import { useListNavigation } from './list-navigation';

type ListCountProps = {
  text: string;
  page: number;
  pages: number;
};

/** How many there are, said again whenever it changes, with a spinner while the next answer is on its way. */
export function ListCount({ text, page, pages }: ListCountProps) {
  const { pending } = useListNavigation();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="font-medium tabular-nums">
        {text}
      </p>
      {pages > 1 && (
        <p className="text-sm text-muted-foreground tabular-nums">
          Page {page} of {pages}
        </p>
      )}
      {pending && (
        <span
          role="img"
          aria-label="Loading"
          className="size-5 rounded-full border-2 border-input border-t-primary motion-safe:animate-spin"
        />
      )}
    </div>
  );
}
