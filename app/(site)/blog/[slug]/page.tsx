import type { Metadata } from 'next';
import { MissingItem } from '@/components/blog/missing-item';
import { PostView } from '@/components/blog/post-view';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { JsonLd } from '@/components/seo/json-ld';
import { article } from '@/content/blog';
import { getNeighbours, getPost, listAllPublishedSlugs, listRelatedPosts } from '@/lib/blog';
import { articleOf } from '@/lib/blog/rendering';
import { routes } from '@/lib/routes';
import { articleId, blogPosting, postMetadata } from '@/lib/search/seo/article';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { site } from '@/lib/site';
import '@/components/blog/article.css';

export const revalidate = 300;

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return (await listAllPublishedSlugs()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug);
  return post ? postMetadata(post) : { title: `${article.missing.title} | ${site.name}` };
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
  const [text, related, neighbours] = await Promise.all([
    articleOf(post),
    listRelatedPosts(post),
    getNeighbours(post),
  ]);
  const path = routes.post(post.slug);
  const crumbs = [{ name: 'Blog', path: routes.blog }, { name: post.title }];
  return (
    <>
      <JsonLd
        graph={graph(
          webPage({
            title: post.metaTitle,
            description: post.metaDescription,
            path,
            mainEntity: articleId(post.slug),
          }),
          breadcrumbList(crumbs, path),
          blogPosting(post),
        )}
      />
      <PostView
        post={post}
        text={text}
        crumbs={crumbs}
        related={related}
        neighbours={neighbours}
        countsReading
      />
    </>
  );
}
