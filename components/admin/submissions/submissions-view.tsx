import type { ReactNode } from 'react';
import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListCount } from '@/components/admin/list/list-count';
import { ListFilters } from '@/components/admin/list/list-filters';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { ListSelect } from '@/components/admin/list/list-select';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { Pagination } from '@/components/blog/pagination';
import { pagesFor } from '@/lib/paging';
import type { SubmissionPage, Unsent } from '@/lib/submissions/admin';
import {
  exportAddress,
  filterOptions,
  hasFilters,
  listAddress,
  PAGE_SIZE,
  type SubmissionView,
} from '@/lib/submissions/filters';
import type { WeekChart as Chart } from '@/lib/submissions/weeks';
import { ExportButton } from './export-button';
import { NoSubmissions } from './no-submissions';
import { SubmissionsBoard } from './submissions-board';
import { UnsentBanner } from './unsent-banner';
import { WeekChart } from './week-chart';

const count = new Intl.NumberFormat('en-IN');

type SubmissionsViewProps = {
  view: SubmissionView;
  /** Null, like the two after it, when it could not be read. */
  list: SubmissionPage | null;
  chart: Chart | null;
  unsent: Unsent | null;
  /** Buttons of the heading beside the export. */
  children?: ReactNode;
};

/** The dashboard of submissions (specification, section 2.14). */
export function SubmissionsView({ view, list, chart, unsent, children }: SubmissionsViewProps) {
  const { q, status, service, date } = view;
  const retry = listAddress(view);
  return (
    <ListNavigationArea>
      <AdminHeading title="Admin Dashboard" subtitle="Manage form submissions and email templates">
        <ExportButton href={exportAddress(view)} isEmpty={list?.total === 0} />
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
          <ListSelect name="service" label="Service" value={service} options={filterOptions.service} />
          <ListSelect name="date" label="Date" value={date} options={filterOptions.date} />
        </ListFilters>
        {list && chart && <WeekChart chart={chart} />}
        {list && !chart && <LoadFailure text="The chart could not be loaded." retry={retry} />}
        {list ? (
          <FoundSubmissions view={view} list={list} />
        ) : (
          <LoadFailure text="The submissions could not be loaded. Please try again." retry={retry} />
        )}
      </div>
    </ListNavigationArea>
  );
}

function FoundSubmissions({ view, list }: { view: SubmissionView; list: SubmissionPage }) {
  const { submissions, total, page } = list;
  const pages = pagesFor(total, PAGE_SIZE);
  return (
    <ListSection label="Submissions">
      <ListCount text={`${count.format(total)} submissions found`} page={page} pages={pages} />
      {total === 0 ? (
        <NoSubmissions isFiltered={hasFilters(view)} />
      ) : (
        <SubmissionsBoard submissions={submissions} />
      )}
      <Pagination page={page} pages={pages} addressOf={(number) => listAddress({ ...view, page: number })} />
    </ListSection>
  );
}
