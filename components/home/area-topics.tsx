import { ChevronDownIcon } from '@/components/ui/icons';
import type { HomeTexts } from '@/content/home';
import type { TitledText } from '@/content/types';

type AreaTopicsProps = { texts: HomeTexts['areas']; topics: readonly TitledText[] };

export function AreaTopics({ texts, topics }: AreaTopicsProps) {
  if (topics.length === 0) return null;
  return (
    <details className="group mt-auto pt-3">
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-rank">
        <span className="group-open:hidden">{texts.show}</span>
        <span className="hidden group-open:inline">{texts.hide}</span>
        <ChevronDownIcon className="size-4 text-rank transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {topics.map(({ title, description }) => (
          <li key={title} className="border-t py-2.5 text-sm">
            <span className="font-semibold">{title}</span>
            <span className="block text-muted-foreground">{description}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
