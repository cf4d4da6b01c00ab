import { Badge } from '@/components/ui/badge';
import { Portrait } from '@/components/ui/portrait';
import type { Author } from '@/lib/authors/schema';
import { SocialLinks } from './social-links';

export function AuthorProfile({ author, sample }: { author: Author; sample: string }) {
  return (
    <section
      aria-labelledby="author-name"
      className="grid items-start gap-x-10 gap-y-6 rounded-md border bg-card p-6 sm:grid-cols-[auto_minmax(0,1fr)] md:p-10"
    >
      <Portrait name={author.name} image={author.image} size={160} className="size-28 md:size-40" />
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="author-name" className="heading-2">
            {author.name}
          </h2>
          {author.isSample && <Badge tone="outline">{sample}</Badge>}
        </div>
        {author.shortBio && <p className="mt-4 max-w-[52ch] text-lead">{author.shortBio}</p>}
        <div className="mt-3">
          <SocialLinks of={author.name} links={author.socials} />
        </div>
        <p className="mt-4 max-w-[65ch] whitespace-pre-line text-muted-foreground">{author.fullBio}</p>
      </div>
    </section>
  );
}
