import { ActivityView } from '@/components/admin/activity/activity-view';
import { listActivity } from '@/lib/activity/admin';
import { ACTIVITY, readActivityListView } from '@/lib/activity/list-view';
import { requireAdministrator } from '@/lib/auth';
import { nullOnError } from '@/lib/lists/null-on-error';
import type { Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Activity',
    description: 'Who changed what on this site, and when.',
    path: ACTIVITY,
    noindex: true,
  });

export default async function ActivityPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  await requireAdministrator();
  const view = readActivityListView(await searchParams);
  return <ActivityView view={view} list={await nullOnError('activity.not_read', listActivity(view))} />;
}
