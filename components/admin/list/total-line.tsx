'use client';

import { useListNavigation } from '@/components/admin/submissions/list-navigation';

const count = new Intl.NumberFormat('en-IN');

type TotalLineProps = { total: number; noun: string };

/** "Total 12 blog posts" under a list, said again whenever it changes, with a spinner while the next answer is on its way. */
export function TotalLine({ total, noun }: TotalLineProps) {
  const { pending } = useListNavigation();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p role="status" tabIndex={-1} data-count="" className="font-medium tabular-nums">
        Total {count.format(total)} {noun}
      </p>
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
