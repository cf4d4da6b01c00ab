import { ArrowLeftIcon, ArrowRightIcon } from '@/components/ui/icons';
import { blogWords } from '@/content/blog';
import type { Neighbours as NeighbouringPosts } from '@/lib/blog';
import { routes } from '@/lib/routes';

export function Neighbours({ previous, next }: NeighbouringPosts) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={blogWords.neighbours} className="border-t">
      <ul className="container-page grid sm:grid-cols-2">
        {previous && (
          <li className="py-8 max-sm:border-b sm:pr-8 sm:[&:not(:last-child)]:border-r">
            <a href={routes.post(previous.slug)} rel="prev" className="group block">
              <span className="flex items-center gap-2 text-sm text-muted-foreground">
                <ArrowLeftIcon className="size-4 text-rank" />
                {blogWords.previous}
              </span>
              <span className="heading-3 mt-2 block group-hover:text-rank">{previous.title}</span>
            </a>
          </li>
        )}
        {next && (
          <li className="py-8 sm:col-start-2 sm:pl-8 sm:text-right">
            <a href={routes.post(next.slug)} rel="next" className="group block">
              <span className="flex items-center gap-2 text-sm text-muted-foreground sm:justify-end">
                {blogWords.next}
                <ArrowRightIcon className="size-4 text-rank" />
              </span>
              <span className="heading-3 mt-2 block group-hover:text-rank">{next.title}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
