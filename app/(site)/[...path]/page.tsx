import { MissingPageView } from '@/components/layout/missing-page';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { notFoundPage } from '@/content/problems';
import { missingMetadata } from '@/lib/search/seo/metadata';

export const revalidate = 300;

export const generateMetadata = () => missingMetadata();

export function generateStaticParams(): [] {
  return [];
}

/** Every address that no other page answers. */
export default async function MissingPage({ params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  return (
    <NotFoundGate>
      <MissingPageView texts={notFoundPage} pathname={`/${path.join('/')}`} />
    </NotFoundGate>
  );
}
