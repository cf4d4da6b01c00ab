import { SectionsView } from '@/components/admin/site/sections-view';
import { requireOwner } from '@/lib/auth';
import { nullOnError } from '@/lib/lists/null-on-error';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { listSectionChanges } from '@/lib/site/admin';
import { groupedSections } from '@/lib/site/list';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Site',
    description: 'What the site says of the agency, and its figures and texts.',
    path: '/admin/site',
    noindex: true,
  });

export default async function SitePage() {
  await requireOwner();
  const changes = await nullOnError('site.not_read', listSectionChanges());
  const groups = groupedSections().map(({ group, sections }) => ({
    group,
    sections: sections.map((section) => ({ ...section, changed: changes?.get(section.name) ?? null })),
  }));
  return <SectionsView groups={changes && groups} />;
}
