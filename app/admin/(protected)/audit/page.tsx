import { AuditView } from '@/components/admin/audit/audit-view';
import { readRun } from '@/lib/audit/runs/runs';
import { requireAdministrator } from '@/lib/auth';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Audit',
    description: 'The technical audit of this site.',
    path: '/admin/audit',
    noindex: true,
  });

export default async function AuditPage() {
  await requireAdministrator();
  return <AuditView initial={readRun()} />;
}
