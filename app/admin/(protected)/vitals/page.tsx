import { VitalsView } from '@/components/admin/vitals/vitals-view';
import { requireAdministrator } from '@/lib/auth';
import { env } from '@/lib/env';
import { nullOnError } from '@/lib/lists/null-on-error';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { DAYS, readVitals } from '@/lib/vitals/admin';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Speed',
    description: 'How fast pages are for those who visit them.',
    path: '/admin/vitals',
    noindex: true,
  });

export default async function VitalsPage() {
  await requireAdministrator();
  const report = await nullOnError('vitals.not_read', readVitals());
  return <VitalsView days={DAYS} report={report} isOn={env.FIELD_VITALS} />;
}
