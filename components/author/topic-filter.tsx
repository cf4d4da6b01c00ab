import { blogWords } from '@/content/blog';

type TopicFilterProps = {
  topics: readonly string[];
  current: string | null;
  addressOf: (topic: string | null) => string;
};

export function TopicFilter({ topics, current, addressOf }: TopicFilterProps) {
  return (
    <nav aria-label={blogWords.filter} className="mt-6">
      <p className="text-sm font-semibold">{blogWords.filter}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {[null, ...topics].map((topic) => (
          <li key={topic ?? ''}>
            <a
              href={addressOf(topic)}
              rel={topic === null ? undefined : 'nofollow'}
              aria-current={topic === current ? 'page' : undefined}
              data-in-place="tab"
              className="inline-flex min-h-9 items-center rounded-sm border px-3 text-sm font-medium text-muted-foreground transition-colors duration-200 hover:border-input hover:text-foreground aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-primary-foreground"
            >
              {topic ?? blogWords.all}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
