import { MissingItem } from '@/components/blog/missing-item';
import { PostView } from '@/components/blog/post-view';
import { JsonLd } from '@/components/seo/json-ld';
import { getNeighbours, getPost, listNewestSlugs, listRelatedPosts } from '@/lib/blog';
import { articleOf } from '@/lib/blog/rendering';
import type { Post } from '@/lib/blog/schema';
import { routes } from '@/lib/routes';
import { articleId, blogPosting, postMetadata } from '@/lib/search/seo/article';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { readSection } from '@/lib/site/read';
import { pageOrMissing } from '../../page-or-missing';
import '@/components/blog/article.css';

export const revalidate = 300;

const BUILT_ARTICLES = 50;

type Props = { params: Promise<{ slug: string }> };

/** The newest are what most readers come for; the page of any other is made for its first one. */
export function generateStaticParams(): Promise<{ slug: string }[]> {
  return listNewestSlugs(BUILT_ARTICLES);
}

const route = pageOrMissing({
  find: async ({ params }: Props) => getPost((await params).slug),
  metadata: postMetadata,
  missing: async (_, texts) => {
    const { missing, back } = await readSection('articles');
    return { title: missing.title, view: <MissingItem texts={texts} missing={missing} back={back} /> };
  },
  view: (post) => <PostPage post={post} />,
});

export const { generateMetadata } = route;
export default route.page;

async function PostPage({ post }: { post: Post }) {
  const [text, related, neighbours, texts, { sample }] = await Promise.all([
    articleOf(post),
    listRelatedPosts(post),
    getNeighbours(post),
    readSection('articles'),
    readSection('author-pages'),
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
      <PostView {...{ texts, sample, post, text, crumbs, related, neighbours }} countsReading />
    </>
  );
}
