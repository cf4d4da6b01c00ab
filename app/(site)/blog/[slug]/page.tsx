import type { Metadata } from 'next';
import { ArticleHeader } from '@/components/blog/article-header';
import { AuthorCard } from '@/components/blog/author-card';
import { CountReading } from '@/components/blog/count-reading';
import { Cover } from '@/components/blog/cover';
import { MissingItem } from '@/components/blog/missing-item';
import { Neighbours } from '@/components/blog/neighbours';
import { RelatedArticles } from '@/components/blog/related-articles';
import { Share } from '@/components/blog/share';
import { TableOfContents } from '@/components/blog/table-of-contents';
import { TagList } from '@/components/blog/tag-list';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { JsonLd } from '@/components/seo/json-ld';
import { article } from '@/content/blog';
import { getNeighbours, getPost, listAllPublishedSlugs, listRelatedPosts } from '@/lib/blog';
import { renderMarkdown } from '@/lib/markdown';
import { routes } from '@/lib/routes';
import { articleMetadata, blogPosting } from '@/lib/seo/article';
import { breadcrumbList, graph, webPage } from '@/lib/seo/json-ld';
import { site } from '@/lib/site';
import { absoluteUrl } from '@/lib/url';
import './article.css';

export const revalidate = 300;

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return (await listAllPublishedSlugs()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug);
  return post ? articleMetadata(post) : { title: `${article.missing.title} | ${site.name}` };
}

export default async function PostPage({ params }: Props) {
  const post = await getPost((await params).slug);
  if (!post) {
    return (
      <NotFoundGate>
        <MissingItem {...article.missing} back={article.back} />
      </NotFoundGate>
    );
  }
  const [{ content, headings }, related, neighbours] = await Promise.all([
    renderMarkdown(post.content),
    listRelatedPosts(post),
    getNeighbours(post),
  ]);
  const path = routes.post(post.slug);
  const crumbs = [{ name: 'Blog', path: routes.blog }, { name: post.title }];
  const author = post.authorDetails;
  return (
    <>
      <JsonLd
        graph={graph(
          webPage({ title: post.metaTitle, description: post.metaDescription, path }),
          breadcrumbList(crumbs),
          blogPosting(post),
        )}
      />
      <article>
        <ArticleHeader post={post} crumbs={crumbs} />
        {post.image && (
          <div className="container-page">
            <Cover
              src={post.image}
              sizes="(min-width: 78rem) 72rem, 94vw"
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
            <div className="article">{content}</div>
            <footer className="mt-14 grid max-w-[68ch] gap-10">
              <TagList tags={post.tags} />
              <Share url={absoluteUrl(path)} title={post.title} />
              {author && <AuthorCard author={author} />}
            </footer>
          </div>
        </div>
      </article>
      <Neighbours {...neighbours} />
      <RelatedArticles posts={related} />
      <CountReading slug={post.slug} />
    </>
  );
}
