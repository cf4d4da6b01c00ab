import type { ReportView } from '@/lib/audit/runs/view';
import { formatMoment } from '@/lib/format/dates';
import { FindingList } from './finding-list';

const count = new Intl.NumberFormat('en-IN');

export function AuditReportView({ report }: { report: ReportView }) {
  const figures = [
    ['Errors', report.errors],
    ['Warnings', report.warnings],
    ['Addresses', report.addresses],
    ['Pages', report.pages],
    ['In sitemaps', report.listed],
    ['Seconds', report.seconds],
  ] as const;
  return (
    <section aria-labelledby="report-heading" className="grid gap-6">
      <div>
        <h2 id="report-heading" className="heading-3">
          Last report
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">
          Begun on <time dateTime={report.startedAt}>{formatMoment(report.startedAt)}</time>, {report.applied}{' '}
          rules applied
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(([term, value]) => (
          <div key={term} className="flex flex-col-reverse bg-background px-4 py-3">
            <dt className="text-sm text-muted-foreground">{term}</dt>
            <dd className="text-2xl font-bold tabular-nums">{count.format(value)}</dd>
          </div>
        ))}
      </dl>
      {!report.isWhole && (
        <p>
          The limit of {count.format(report.limit)} addresses ended the crawl. Clicks from the start and pages
          without links were not judged.
        </p>
      )}
      {report.rules.length === 0 ? (
        <p className="rounded-lg border px-6 py-14 text-center">Nothing was found.</p>
      ) : (
        report.rules.map((rule) => <FindingList key={rule.id} rule={rule} />)
      )}
    </section>
  );
}
