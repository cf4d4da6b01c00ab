import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { SectionForm } from '@/components/admin/site/section-form';
import { ButtonLink } from '@/components/ui/button-link';
import { requireOwner } from '@/lib/auth';
import { nullOnError } from '@/lib/lists/null-on-error';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { openSection } from '@/lib/site/admin';
import { isSectionName, sections } from '@/lib/site/sections';

type SectionPageProps = { params: Promise<{ section: string }> };

export async function generateMetadata({ params }: SectionPageProps): Promise<Metadata> {
  const { section: name } = await params;
  return pageMetadata({
    title: isSectionName(name) ? sections[name].title : 'Site',
    description: 'Change what the site says.',
    path: '/admin/site',
    noindex: true,
  });
}

export default async function SectionPage({ params }: SectionPageProps) {
  await requireOwner();
  const { section: name } = await params;
  if (!isSectionName(name)) notFound();
  const opened = await nullOnError('site.not_read', openSection(name));
  return (
    <>
      <AdminHeading title={sections[name].title} subtitle={sections[name].about}>
        <ButtonLink variant="outline" href="/admin/site">
          All of the site
        </ButtonLink>
      </AdminHeading>
      {opened ? (
        <SectionForm {...opened} />
      ) : (
        <LoadFailure text="This could not be loaded. Please try again." retry={`/admin/site/${name}`} />
      )}
    </>
  );
}
