'use client';

import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { SessionNotice } from '@/components/admin/layout/session-notice';
import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import type { AuditRunView } from '@/lib/audit-runs/view';
import { AuditProgress } from './audit-progress';
import { AuditReportView } from './audit-report-view';
import { useAuditRun } from './use-audit-run';

const button = `${buttonBase} ${buttonSizes.md}`;

/** The audit of this site: starting it, watching it, and what the last one found. */
export function AuditView({ initial }: { initial: AuditRunView }) {
  const { run, failure, pending, start, stop } = useAuditRun(initial);
  const { site, running, report } = run;
  const fault = failure && failure.reason !== 'session' ? failure.message : run.failure;
  return (
    <>
      <AdminHeading
        title="Audit"
        subtitle={`Reads every page of ${site} as a search engine does, and names what is wrong.`}
      >
        {report && (
          <>
            <a className={`${button} ${buttonVariants.outline}`} href="/api/audit/report.html" download>
              Download HTML
            </a>
            <a className={`${button} ${buttonVariants.outline}`} href="/api/audit/report.json" download>
              Download JSON
            </a>
          </>
        )}
        <button
          type="button"
          aria-disabled={pending}
          className={`${button} ${running ? buttonVariants.outline : buttonVariants.primary}`}
          onClick={running ? stop : start}
        >
          {running ? 'Stop the audit' : 'Start the audit'}
        </button>
      </AdminHeading>
      {failure?.reason === 'session' && <SessionNotice />}
      <div role="alert" className="contents">
        {fault && (
          <p className="mb-6 rounded-md border border-l-4 border-destructive bg-destructive/10 px-4 py-3">
            {fault}
          </p>
        )}
      </div>
      <AuditProgress running={running} report={report} />
      {report ? (
        <AuditReportView report={report} />
      ) : (
        !running && (
          <p className="rounded-lg border px-6 py-14 text-center">
            No audit has been made since the server was started.
          </p>
        )
      )}
      <p className="mt-8 text-sm text-muted-foreground">
        An audit goes on while you are elsewhere. Its report is kept until the server is started anew.
      </p>
    </>
  );
}
