import type { Metadata } from 'next';
import { MissingPageView } from '@/components/layout/missing-page';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { missingMetadata } from '@/lib/search/seo/metadata';
import { listServiceLinks } from '@/lib/services';
import { readSection } from '@/lib/site/read';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  return missingMetadata((await readSection('missing-pages')).title);
}

export function generateStaticParams(): [] {
  return [];
}

/** Every address that no other page answers. */
export default async function MissingPage({ params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  return (
    <NotFoundGate>
      <MissingPageView
        texts={await readSection('missing-pages')}
        pathname={`/${path.join('/')}`}
        services={await listServiceLinks()}
      />
    </NotFoundGate>
  );
}
