import { Badge } from '@/components/ui/badge';
import type { PostSummary } from '@/lib/blog/schema';
import { routes } from '@/lib/routes';
import { Byline } from './byline';
import { Cover, PHONE_WIDE } from './cover';

type PostCardProps = { post: PostSummary; level?: 'h2' | 'h3' };

/** The whole card leads to the article; the title is its one link. */
export function PostCard({ post, level: Heading = 'h3' }: PostCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <Cover
        src={post.image}
        sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, ${PHONE_WIDE}`}
        className="aspect-video transition-colors duration-200 group-hover:border-primary"
      />
      <div className="mt-4 flex grow flex-col items-start gap-2.5">
        {post.category && <Badge tone="outline">{post.category}</Badge>}
        <Heading className="heading-3">
          <a href={routes.post(post.slug)} className="group-hover:text-rank after:absolute after:inset-0">
            {post.title}
          </a>
        </Heading>
        <p className="line-clamp-3 text-muted-foreground">{post.excerpt}</p>
        <div className="mt-auto pt-2">
          <Byline author={post.author} publishedAt={post.publishedAt} />
        </div>
      </div>
    </article>
  );
}
