import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostView } from '@/components/blog/post-view';
import { PreviewBanner } from '@/components/blog/preview-banner';
import { getNeighbours, listRelatedPosts } from '@/lib/blog';
import { readPreviewedPost, readPreviewedText } from '@/lib/blog/preview';
import { routes } from '@/lib/routes';
import { brandOrDefault } from '@/lib/site/identity';
import { getSection } from '@/lib/site/read';
import '@/components/blog/article.css';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const previewed = await readPreviewedPost((await params).token);
  const { name } = await brandOrDefault();
  return {
    title: `${previewed ? `Draft: ${previewed.post.title}` : 'No such preview'} | ${name}`,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** A post as it is saved, on the real page: for whoever has the signed link, until it ends. */
export default async function PreviewPage({ params }: Props) {
  const previewed = await readPreviewedPost((await params).token);
  if (!previewed) notFound();
  const { post, expiresAt } = previewed;
  const [text, related, neighbours, texts, { sample }] = await Promise.all([
    readPreviewedText(post),
    listRelatedPosts(post),
    getNeighbours(post),
    getSection('articles'),
    getSection('author-pages'),
  ]);
  const crumbs = [{ name: 'Blog', path: routes.blog }, { name: post.title }];
  return (
    <>
      <PreviewBanner expiresAt={expiresAt} />
      <PostView {...{ texts, sample, post, text, crumbs, related, neighbours }} />
    </>
  );
}
