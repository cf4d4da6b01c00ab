import type { Metadata } from 'next';
import { MissingPageView } from '@/components/layout/missing-page';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { notFoundPage } from '@/content/problems';
import { site } from '@/lib/site';

export const revalidate = 300;

export const metadata: Metadata = { title: `${notFoundPage.title} | ${site.name}` };

export function generateStaticParams(): [] {
  return [];
}

/** Every address that no other page answers. */
export default async function MissingPage({ params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  return (
    <NotFoundGate>
      <MissingPageView pathname={`/${path.join('/')}`} />
    </NotFoundGate>
  );
}
