import { ArrowRightIcon } from '@/components/ui/icons';

export type GridLink = { name: string; href: string; note?: string };

/** Links to sibling pages, in columns. */
export function LinkGrid({ links }: { links: readonly GridLink[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ name, href, note }) => (
        <li key={href} className="border-t">
          <a href={href} className="group flex min-h-14 items-center justify-between gap-4 py-3">
            <span>
              <span className="font-semibold group-hover:text-rank">{name}</span>
              {note && <span className="block text-sm text-muted-foreground">{note}</span>}
            </span>
            <ArrowRightIcon className="size-4 text-rank" />
          </a>
        </li>
      ))}
    </ul>
  );
}
