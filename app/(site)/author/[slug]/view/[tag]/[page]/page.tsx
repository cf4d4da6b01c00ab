import { readAuthorSegments } from '@/lib/authors/list-address';
import { authorViewPage } from '../../../author-view';

export const revalidate = 300;

type Props = { params: Promise<{ slug: string; tag: string; page: string }> };

export function generateStaticParams(): [] {
  return [];
}

/** `/author/{slug}?tag=&page=` (lib/authors/list-address.ts). */
const route = authorViewPage(async ({ params }: Props) => {
  const { slug, tag, page } = await params;
  return { slug, view: readAuthorSegments(tag, page) };
});

export const { generateMetadata } = route;
export default route.page;
