import { Cover } from '@/components/blog/cover';
import { Badge } from '@/components/ui/badge';
import type { PostSummary } from '@/lib/blog/schema';
import { formatShortDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes';

export function AuthorPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ol className="mt-8 border-b">
      {posts.map((post) => (
        <li key={post.id} className="border-t py-7">
          <article className="grid gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
            <div>
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
                <time dateTime={post.publishedAt}>{formatShortDate(post.publishedAt)}</time>
                {post.category && <span className="text-rank">› {post.category}</span>}
              </p>
              <h3 className="heading-3 mt-1.5">
                <a href={routes.post(post.slug)} className="hover:text-rank">
                  {post.title}
                </a>
              </h3>
              <p className="mt-2 max-w-[68ch] text-muted-foreground">{post.excerpt}</p>
              {post.tags.length > 0 && (
                <ul className="mt-4 flex flex-wrap gap-2">
                  {post.tags.map((tag) => (
                    <li key={tag}>
                      <Badge tone="outline">{tag}</Badge>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <Cover src={post.image} sizes="14rem" className="aspect-video self-start max-sm:hidden" />
          </article>
        </li>
      ))}
    </ol>
  );
}
