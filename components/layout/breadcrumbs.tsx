import { ChevronRightIcon } from '@/components/ui/icons';
import type { Crumb } from '@/lib/search/seo/json-ld';

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted-foreground">
        {items.map(({ name, path }, index) => {
          const last = index === items.length - 1;
          return (
            <li key={name} className="flex min-w-0 items-center gap-x-1.5">
              {index > 0 && <ChevronRightIcon className="size-3.5 shrink-0" />}
              {path && !last ? (
                <a
                  href={path}
                  className="inline-flex min-h-8 items-center hover:text-foreground hover:underline"
                >
                  {name}
                </a>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
                  className={last ? 'text-foreground' : undefined}
                >
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
