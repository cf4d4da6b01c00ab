import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Badge } from '@/components/ui/badge';
import { ArrowLeftIcon } from '@/components/ui/icons';
import { Portrait } from '@/components/ui/portrait';
import { type ArticleTexts, blogWords } from '@/content/blog';
import type { Post } from '@/lib/blog/schema';
import { formatLongDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import type { Crumb } from '@/lib/search/seo/json-ld';

type PostHeaderProps = {
  texts: ArticleTexts;
  sample: string;
  post: Post;
  crumbs: readonly Crumb[];
  minutes: number;
};

export function PostHeader({ texts, sample, post, crumbs, minutes }: PostHeaderProps) {
  const author = post.authorDetails;
  return (
    <header className="ruled">
      <div className="container-page pt-8 pb-10 md:pt-10 md:pb-14">
        <Breadcrumbs items={crumbs} />
        <a
          href={routes.blog}
          className="mt-3 inline-flex min-h-11 items-center gap-2 text-sm font-medium text-muted-foreground hover:text-foreground"
        >
          <ArrowLeftIcon className="size-4 text-rank" />
          {texts.back}
        </a>
        <h1 className="heading-1 mt-5 max-w-[22ch]">{post.title}</h1>
        {post.excerpt && <p className="mt-6 max-w-[62ch] text-lead text-muted-foreground">{post.excerpt}</p>}
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm text-muted-foreground">
          {author ? (
            <a
              href={routes.author(author.slug)}
              rel="author"
              className="text-link inline-flex min-h-11 items-center gap-3 text-base font-semibold text-foreground"
            >
              <Portrait name={author.name} image={author.image} size={44} className="size-11" />
              {author.name}
            </a>
          ) : (
            post.author && <span className="text-base font-semibold text-foreground">{post.author}</span>
          )}
          {author?.isSample && <Badge tone="outline">{sample}</Badge>}
          <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
          {post.changedAt && (
            <span>
              {blogWords.changed} <time dateTime={post.changedAt}>{formatLongDate(post.changedAt)}</time>
            </span>
          )}
          <span>{minutes} min read</span>
          {post.category && <Badge tone="outline">{post.category}</Badge>}
        </div>
      </div>
    </header>
  );
}
