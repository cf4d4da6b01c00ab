import { blogWords } from '@/content/blog';
import { type Category, categories } from '@/lib/blog/categories';
import { blogListAddress } from '@/lib/blog/list-address';

type CategoryTabsProps = {
  /** Null is "All"; undefined is none of them. */
  current: Category | null | undefined;
};

/** Links, because a tab has an address: the list around them loads it in place where scripts run. */
export function CategoryTabs({ current }: CategoryTabsProps) {
  const tabs = [
    { name: blogWords.all, category: null },
    ...categories.map((category) => ({ name: category, category })),
  ];
  return (
    <nav aria-label={blogWords.tabs} className="border-b">
      <ul className="-mx-3.5 flex flex-wrap">
        {tabs.map(({ name, category }) => (
          <li key={name}>
            <a
              href={blogListAddress({ category, page: 1 })}
              aria-current={category === current ? 'page' : undefined}
              data-in-place="tab"
              className="relative flex min-h-12 items-center px-3.5 text-[0.9375rem] font-medium whitespace-nowrap text-muted-foreground transition-colors duration-200 after:absolute after:inset-x-3.5 after:-bottom-px after:h-0.5 hover:text-foreground aria-[current]:text-foreground aria-[current]:after:bg-rank"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
