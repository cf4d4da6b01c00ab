import { BIN } from '@/lib/bin/list-view';
import { DELETED } from '@/lib/submissions/filters';

const parts = [
  { name: 'Pages and settings', path: BIN },
  { name: 'Submissions', path: DELETED },
];

/** The two parts of the bin. */
export function BinTabs({ current }: { current: typeof BIN | typeof DELETED }) {
  return (
    <nav aria-label="Bin" className="mb-6 border-b">
      <ul className="flex gap-1">
        {parts.map(({ name, path }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={path === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium text-muted-foreground hover:text-foreground aria-[current]:border-primary aria-[current]:text-foreground"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
