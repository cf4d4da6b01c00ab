import { EditTemplateButton } from '@/components/admin/email/edit-template-button';
import { SubmissionsView } from '@/components/admin/submissions/submissions-view';
import { requireAdministrator } from '@/lib/auth';
import { getTemplate } from '@/lib/email/admin';
import { nullOnError } from '@/lib/lists/null-on-error';
import type { Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';
import {
  countByWeek,
  countUnsent,
  findSubmission,
  listServiceOptions,
  listSubmissions,
  readNews,
} from '@/lib/submissions/admin';
import { readSubmissionAddress, readView } from '@/lib/submissions/filters';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Admin Dashboard',
    description: 'Manage form submissions and email templates',
    path: '/admin',
    noindex: true,
  });

export default async function DashboardPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  const { email, role } = await requireAdministrator();
  const isOwner = role === 'owner';
  const parameters = await searchParams;
  const view = readView(parameters);
  const id = readSubmissionAddress(parameters);
  const [services, list, chart, unsent, template, lead, news] = await Promise.all([
    listServiceOptions(),
    nullOnError('submissions.not_read', listSubmissions(view)),
    nullOnError('submissions.not_read', countByWeek(view)),
    nullOnError('submissions.not_read', countUnsent()),
    isOwner ? nullOnError('submissions.not_read', getTemplate()) : null,
    id
      ? nullOnError(
          'submissions.not_read',
          findSubmission(id).then((found) => found ?? 'gone'),
        )
      : null,
    nullOnError('submissions.not_read', readNews()),
  ]);
  return (
    <SubmissionsView
      view={view}
      services={services}
      list={list}
      chart={chart}
      unsent={unsent}
      lead={lead}
      moment={news?.moment ?? null}
      mayExport={isOwner}
    >
      {isOwner && <EditTemplateButton template={template} administratorEmail={email} />}
    </SubmissionsView>
  );
}
