import { readAuthorSegments } from '@/lib/authors/list-address';
import { AuthorViewPage, authorViewMetadata } from '../../../author-view';

export const revalidate = 300;

type Props = { params: Promise<{ slug: string; tag: string; page: string }> };

export function generateStaticParams(): [] {
  return [];
}

const readView = async ({ params }: Props) => {
  const { slug, tag, page } = await params;
  return { slug, view: readAuthorSegments(tag, page) };
};

export async function generateMetadata(props: Props) {
  const { slug, view } = await readView(props);
  return authorViewMetadata(slug, view);
}

/** `/author/{slug}?tag=&page=` (lib/authors/list-address.ts). */
export default async function FilteredAuthorPage(props: Props) {
  const { slug, view } = await readView(props);
  return <AuthorViewPage slug={slug} view={view} />;
}
