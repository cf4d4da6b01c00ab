import type { ArticleTexts } from '@/content/blog';
import type { Neighbours as NeighbouringPosts } from '@/lib/blog';
import type { Article } from '@/lib/blog/rendering';
import type { Post, PostSummary } from '@/lib/blog/schema';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/routes/url';
import type { Crumb } from '@/lib/search/seo/json-ld';
import { AuthorCard } from './author-card';
import { Cover, PHONE_WIDE } from './cover';
import { Neighbours } from './neighbours';
import { PostHeader } from './post-header';
import { RelatedPosts } from './related-posts';
import { Share } from './share';
import { TableOfContents } from './table-of-contents';
import { TagList } from './tag-list';

type PostViewProps = {
  texts: ArticleTexts;
  /** Said of an author who is invented. */
  sample: string;
  post: Post;
  text: Article;
  crumbs: readonly Crumb[];
  related: readonly PostSummary[];
  neighbours: NeighbouringPosts;
  /** Left out in a preview. */
  countsReading?: boolean;
};

export function PostView({
  texts,
  sample,
  post,
  text: { html, headings, minutes },
  crumbs,
  related,
  neighbours,
  countsReading = false,
}: PostViewProps) {
  const author = post.authorDetails;
  return (
    <>
      <article data-reading={countsReading ? post.slug : undefined}>
        <PostHeader texts={texts} sample={sample} post={post} crumbs={crumbs} minutes={minutes} />
        {post.image && (
          <div className="container-page">
            <Cover
              src={post.image}
              alt={post.imageAlt}
              sizes={`(min-width: 78rem) 72rem, (min-width: 40rem) 94vw, ${PHONE_WIDE}`}
              first
              className="aspect-video lg:aspect-[2/1]"
            />
          </div>
        )}
        <div className="container-page grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:py-16">
          {headings.length > 0 && (
            <aside className="lg:col-start-2">
              <TableOfContents headings={headings} />
            </aside>
          )}
          <div className="min-w-0 lg:col-start-1 lg:row-start-1">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by this server, and under its seal */}
            <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
            <footer className="mt-14 grid max-w-[68ch] gap-10">
              <TagList tags={post.tags} />
              <Share heading={texts.share} url={absoluteUrl(routes.post(post.slug))} title={post.title} />
              {author && <AuthorCard heading={texts.about} sample={sample} author={author} />}
            </footer>
          </div>
        </div>
      </article>
      <Neighbours {...neighbours} />
      <RelatedPosts heading={texts.related} posts={related} />
    </>
  );
}
