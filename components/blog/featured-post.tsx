import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import type { BlogTexts } from '@/content/blog';
import type { PostSummary } from '@/lib/blog/schema';
import { routes } from '@/lib/routes';
import { Byline } from './byline';
import { Cover, PHONE_WIDE } from './cover';

type FeaturedPostProps = { texts: BlogTexts; post: PostSummary };

export function FeaturedPost({ texts, post }: FeaturedPostProps) {
  return (
    <section aria-labelledby="featured-heading" className="group-data-pending/list:hidden">
      <h2 id="featured-heading" className="text-sm font-medium text-rank">
        {texts.featured}
      </h2>
      <article className="group relative mt-4 grid items-center gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <Cover
          src={post.image}
          sizes={`(min-width: 64rem) 44rem, (min-width: 40rem) 92vw, ${PHONE_WIDE}`}
          first
          className="aspect-video transition-colors duration-200 group-hover:border-primary"
        />
        <div className="grid justify-items-start gap-4">
          {post.category && <Badge tone="outline">{post.category}</Badge>}
          <h3 className="font-display text-[clamp(1.625rem,1.2rem+1.6vw,2.375rem)] leading-[1.12] font-semibold tracking-tight">
            <a href={routes.post(post.slug)} className="group-hover:text-rank">
              {post.title}
            </a>
          </h3>
          <p className="max-w-[52ch] text-lead text-muted-foreground">{post.excerpt}</p>
          <Byline author={post.author} publishedAt={post.publishedAt} />
          <ButtonLink href={routes.post(post.slug)} className="mt-1">
            <span>
              {texts.readMore}
              <span className="sr-only">: {post.title}</span>
            </span>
          </ButtonLink>
        </div>
      </article>
    </section>
  );
}
