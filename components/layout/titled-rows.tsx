import { revealDelay } from '@/components/layout/reveal-delay';
import type { TitledText } from '@/content/types';

export function TitledRows({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="border-b">
      {items.map(({ title, description }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat a title, and the list never changes its order
          key={index}
          data-reveal={revealDelay('card', index % 2)}
          className="grid gap-x-8 gap-y-2 border-t py-7 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <h3 className="heading-3">{title}</h3>
          {description && <p className="text-muted-foreground">{description}</p>}
        </li>
      ))}
    </ul>
  );
}
