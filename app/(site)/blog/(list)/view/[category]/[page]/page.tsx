import { readListSegments } from '@/lib/blog/list-address';
import { blogListPage } from '../../../list-page';

export const revalidate = 300;

type Props = { params: Promise<{ category: string; page: string }> };

export function generateStaticParams(): [] {
  return [];
}

/** `/blog?category=&page=` (lib/blog/list-address.ts). */
const route = blogListPage(async ({ params }: Props) => {
  const { category, page } = await params;
  return readListSegments(category, page);
});

export const { generateMetadata } = route;
export default route.page;
