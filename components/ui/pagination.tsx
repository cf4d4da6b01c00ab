import { ArrowLeftIcon, ArrowRightIcon } from '@/components/ui/icons';
import { pageWindow } from '@/lib/lists/paging';

type PaginationProps = { page: number; pages: number; addressOf: (page: number) => string };

const cell =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border border-transparent px-2 font-medium tabular-nums hover:bg-accent aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-primary-foreground';

/** Previous, numbers, next; nothing where there is one page only. */
export function Pagination({ page, pages, addressOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label="Pagination"
      className="mt-14 grid grid-cols-[1fr_auto_1fr] items-center gap-x-2 border-t pt-6"
    >
      {page > 1 && (
        <a
          href={addressOf(page - 1)}
          rel="prev"
          data-in-place="page"
          className={`${cell} justify-self-start`}
        >
          <ArrowLeftIcon className="size-4 text-rank" />
          <span className="max-sm:sr-only">Previous</span>
        </a>
      )}
      <ul className="col-start-2 flex flex-wrap items-center justify-center gap-1">
        {pageWindow(page, pages).map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
          <li key={index} className={number === null ? 'text-muted-foreground' : undefined}>
            {number === null ? (
              '…'
            ) : (
              <a
                href={addressOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                data-in-place="page"
                className={cell}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <a
          href={addressOf(page + 1)}
          rel="next"
          data-in-place="page"
          className={`${cell} col-start-3 justify-self-end`}
        >
          <span className="max-sm:sr-only">Next</span>
          <ArrowRightIcon className="size-4 text-rank" />
        </a>
      )}
    </nav>
  );
}
