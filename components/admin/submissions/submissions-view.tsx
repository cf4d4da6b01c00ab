import type { ReactNode } from 'react';
import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { Notice } from '@/components/admin/layout/notice';
import { ListCount } from '@/components/admin/list/list-count';
import { ListFilters } from '@/components/admin/list/list-filters';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { ListSelect } from '@/components/admin/list/list-select';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { Pagination } from '@/components/ui/pagination';
import { pagesFor } from '@/lib/lists/paging';
import { formatTotal } from '@/lib/lists/total';
import type { ServiceOption } from '@/lib/services/options';
import type { SubmissionPage, Unsent } from '@/lib/submissions/admin';
import type { Submission } from '@/lib/submissions/admin-row';
import {
  DELETED,
  exportAddress,
  filterOptions,
  hasFilters,
  listAddress,
  PAGE_SIZE,
  type SubmissionView,
} from '@/lib/submissions/filters';
import type { WeekChart as Chart } from '@/lib/submissions/weeks';
import { ExportButton } from './export-button';
import { NewsBar } from './news-bar';
import { NoSubmissions } from './no-submissions';
import { SubmissionsBoard } from './submissions-board';
import { UnsentBanner } from './unsent-banner';
import { WeekChart } from './week-chart';

const ALL_SERVICES = { value: '', label: 'All services' };

type SubmissionsViewProps = {
  view: SubmissionView;
  /** What enquiries may name. */
  services: readonly ServiceOption[];
  /** Null, like the two after it, when it could not be read. */
  list: SubmissionPage | null;
  chart: Chart | null;
  unsent: Unsent | null;
  /** The submission that the address names; null when it names none, 'gone' when there is none. */
  lead?: Submission | null | 'gone';
  /** When all this was read, by the clock of the database. */
  moment?: string | null;
  mayExport?: boolean;
  children?: ReactNode;
};

/** The dashboard of submissions (specification, section 2.14). */
export function SubmissionsView({
  view,
  services,
  list,
  chart,
  unsent,
  lead = null,
  moment = null,
  mayExport = true,
  children,
}: SubmissionsViewProps) {
  const { q, status, service, date } = view;
  const retry = listAddress(view);
  return (
    <ListNavigationArea>
      <AdminHeading title="Admin Dashboard" subtitle="Manage form submissions and email templates">
        {mayExport && <ExportButton href={exportAddress(view)} isEmpty={list?.total === 0} />}
        {children}
      </AdminHeading>
      <div className="grid gap-6">
        {unsent ? (
          <UnsentBanner {...unsent} />
        ) : (
          <LoadFailure text="Whether every notification was sent could not be checked." retry={retry} />
        )}
        <ListFilters path="/admin" values={{ q, status, service, date }} placeholder="Search submissions...">
          <ListSelect name="status" label="Status" value={status} options={filterOptions.status} />
          <ListSelect name="service" label="Service" value={service} options={[ALL_SERVICES, ...services]} />
          <ListSelect name="date" label="Date" value={date} options={filterOptions.date} />
        </ListFilters>
        {lead === 'gone' && (
          <Notice tone="warning" role="status">
            The submission of this address has been deleted. If that was within the last 30 days, it can be
            restored from the deleted submissions below.
          </Notice>
        )}
        <NewsBar view={view} moment={moment} />
        {list ? (
          <FoundSubmissions
            view={view}
            services={services}
            list={list}
            lead={lead === 'gone' ? null : lead}
          />
        ) : (
          <LoadFailure text="The submissions could not be loaded. Please try again." retry={retry} />
        )}
        {list && chart && <WeekChart chart={chart} />}
        {list && !chart && <LoadFailure text="The chart could not be loaded." retry={retry} />}
        <p>
          <a href={DELETED} className="text-link inline-block min-h-6">
            Deleted submissions
          </a>
        </p>
      </div>
    </ListNavigationArea>
  );
}

type FoundProps = {
  view: SubmissionView;
  services: readonly ServiceOption[];
  list: SubmissionPage;
  lead: Submission | null;
};

function FoundSubmissions({ view, services, list, lead }: FoundProps) {
  const { submissions, total, page } = list;
  const pages = pagesFor(total, PAGE_SIZE);
  return (
    <ListSection label="Submissions">
      <ListCount text={`${formatTotal(total)} submissions found`} page={page} pages={pages} />
      <SubmissionsBoard
        view={view}
        submissions={submissions}
        services={services}
        lead={lead}
        empty={<NoSubmissions isFiltered={hasFilters(view)} />}
      />
      <Pagination page={page} pages={pages} addressOf={(number) => listAddress({ ...view, page: number })} />
    </ListSection>
  );
}
