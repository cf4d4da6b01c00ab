import { revealDelay } from '@/components/layout/reveal-delay';
import type { TitledText } from '@/content/types';

/** Six or twelve fill two and three columns to the last cell, so hairlines can run between them. */
const CELLS = 6;
const inColumns =
  'sm:max-lg:odd:pr-8 sm:max-lg:even:pl-8 lg:nth-[3n+1]:pr-8 lg:nth-[3n+2]:px-8 lg:nth-[3n]:pl-8';

/** Titled texts between hairlines, numbered like results where they fill the grid. */
export function TitledGrid({ items }: { items: readonly TitledText[] }) {
  const full = items.length % CELLS === 0;
  return (
    <ul className={`grid sm:grid-cols-2 lg:grid-cols-3 ${full ? 'gap-px border-y bg-border' : 'gap-x-10'}`}>
      {items.map(({ title, description }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat a title, and the list never changes its order
          key={index}
          className={full ? `bg-(--surface) py-8 ${inColumns}` : 'border-t py-7'}
        >
          <div data-reveal={revealDelay('card', index % 3)}>
            {full && (
              <span
                aria-hidden="true"
                className="mb-3 block font-display text-lg font-semibold tabular-nums text-rank"
              >
                {index + 1}
              </span>
            )}
            <h3 className="heading-3">{title}</h3>
            {description && <p className="mt-2 text-muted-foreground">{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
