import { revealDelay } from '@/components/layout/reveal-delay';
import type { TitledText } from '@/lib/read-row';

/** Titled texts between hairlines, numbered like results. */
export function TitledGrid({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat a title, and the list never changes its order
        <li key={index} data-reveal={revealDelay('card', index % 3)} className="border-t py-7">
          <h3 className="heading-3">{title}</h3>
          {description && <p className="mt-2 text-muted-foreground">{description}</p>}
        </li>
      ))}
    </ul>
  );
}
