import type { AuditRunView } from '@/lib/audit/runs/view';

const count = new Intl.NumberFormat('en-IN');

/** How far an audit is. Only its beginning and its end are read out. */
export function AuditProgress({ running, report }: Pick<AuditRunView, 'running' | 'report'>) {
  return (
    <>
      <p role="status" className="sr-only">
        {running
          ? 'The audit is running.'
          : report && `The audit is done: ${report.errors} errors, ${report.warnings} warnings.`}
      </p>
      {running && (
        <div className="mb-8 grid gap-2 rounded-lg border p-5">
          <label htmlFor="audit-progress" className="font-medium">
            {running.found > 0
              ? `${count.format(running.done)} of ${count.format(running.found)} addresses read`
              : 'Reading robots.txt and the sitemaps'}
          </label>
          <progress
            id="audit-progress"
            className="w-full accent-primary"
            value={running.found > 0 ? running.done : undefined}
            max={running.found > 0 ? running.found : undefined}
          />
        </div>
      )}
    </>
  );
}
