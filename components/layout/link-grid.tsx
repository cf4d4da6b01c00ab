import { ArrowRightIcon } from '@/components/ui/icons';

export type GridLink = { name: string; href: string; note?: string };

type LinkGridProps = { links: readonly GridLink[]; columns?: 1 | 3 };

export function LinkGrid({ links, columns = 3 }: LinkGridProps) {
  return (
    <ul className={columns === 1 ? 'mt-8 border-b' : 'grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3'}>
      {links.map(({ name, href, note }) => (
        <li key={href} className="border-t">
          <a href={href} className="group flex min-h-14 items-center justify-between gap-4 py-3">
            <span className={columns === 1 ? 'flex flex-wrap items-baseline gap-x-3' : undefined}>
              <span className="font-semibold group-hover:text-rank">{name}</span>
              {note && <span className="block text-sm text-muted-foreground">{note}</span>}
            </span>
            <ArrowRightIcon className="size-4 shrink-0 text-rank transition-transform duration-200 group-hover:translate-x-1" />
          </a>
        </li>
      ))}
    </ul>
  );
}
