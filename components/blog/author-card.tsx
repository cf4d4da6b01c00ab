import { Badge } from '@/components/ui/badge';
import { Portrait } from '@/components/ui/portrait';
import type { Author } from '@/lib/authors/schema';
import { routes } from '@/lib/routes';

type AuthorCardProps = { heading: string; sample: string; author: Author };

export function AuthorCard({ heading, sample, author }: AuthorCardProps) {
  return (
    <section aria-labelledby="_author" className="flex flex-wrap gap-5 rounded-md border bg-card p-6">
      <Portrait name={author.name} image={author.image} size={72} className="size-18" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="text-sm font-medium text-rank">{heading}</p>
        <h2 id="_author" className="heading-3 mt-1">
          <a href={routes.author(author.slug)} className="text-link">
            {author.name}
          </a>
        </h2>
        {author.isSample && (
          <Badge tone="outline" className="mt-2">
            {sample}
          </Badge>
        )}
        <p className="mt-2 text-muted-foreground">{author.shortBio}</p>
      </div>
    </section>
  );
}
