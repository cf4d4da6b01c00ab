import { ChevronDownIcon } from '@/components/ui/icons';
import { home, type Topic } from '@/content/home';

export function AreaTopics({ topics }: { topics: readonly Topic[] }) {
  if (topics.length === 0) return null;
  return (
    <details className="group mt-auto pt-3">
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-rank">
        <span className="group-open:hidden">{home.areas.show}</span>
        <span className="hidden group-open:inline">{home.areas.hide}</span>
        <ChevronDownIcon className="size-4 text-rank transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {topics.map(({ name, description }) => (
          <li key={name} className="border-t py-2.5 text-sm">
            <span className="font-semibold">{name}</span>
            <span className="block text-muted-foreground">{description}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
