import { listAuthors } from '@/lib/authors';
import { AuthorViewPage, authorViewMetadata } from './author-view';

export const revalidate = 300;

type Props = { params: Promise<{ slug: string }> };

const everything = { tag: null, page: 1 };

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return (await listAuthors()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  return authorViewMetadata((await params).slug, everything);
}

export default async function AuthorPage({ params }: Props) {
  return <AuthorViewPage slug={(await params).slug} view={everything} />;
}
