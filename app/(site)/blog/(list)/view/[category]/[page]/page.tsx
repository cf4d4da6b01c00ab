import type { Metadata } from 'next';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { NotFoundView } from '@/components/layout/not-found-view';
import { readListSegments } from '@/lib/blog/list-address';
import { missingMetadata } from '@/lib/search/seo/metadata';
import { BlogListPage, blogListMetadata } from '../../../list-page';

export const revalidate = 300;

type Props = { params: Promise<{ category: string; page: string }> };

export function generateStaticParams(): [] {
  return [];
}

const readView = async ({ params }: Props) => {
  const { category, page } = await params;
  return readListSegments(category, page);
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await readView(props);
  return view ? blogListMetadata(view) : missingMetadata;
}

/** `/blog?category=&page=` (lib/blog/list-address.ts). */
export default async function BlogViewPage(props: Props) {
  const view = await readView(props);
  if (view) return <BlogListPage view={view} />;
  return (
    <NotFoundGate>
      <NotFoundView />
    </NotFoundGate>
  );
}
