'use client';

import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { Notice } from '@/components/admin/layout/notice';
import { SessionNotice } from '@/components/admin/layout/session-notice';
import { ButtonLink } from '@/components/ui/button-link';
import type { AuditRunView } from '@/lib/audit/runs/view';
import { ReadyButton } from '../layout/ready-button';
import { AuditProgress } from './audit-progress';
import { AuditReportView } from './audit-report-view';
import { useAuditRun } from './use-audit-run';

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
            <ButtonLink variant="outline" href="/api/audit/report.html" download>
              Download HTML
            </ButtonLink>
            <ButtonLink variant="outline" href="/api/audit/report.json" download>
              Download JSON
            </ButtonLink>
          </>
        )}
        <ReadyButton
          variant={running ? 'outline' : 'default'}
          aria-disabled={pending}
          onClick={running ? stop : start}
        >
          {running ? 'Stop the audit' : 'Start the audit'}
        </ReadyButton>
      </AdminHeading>
      {failure?.reason === 'session' && <SessionNotice />}
      {fault && (
        <div className="mb-6">
          <Notice tone="failure">{fault}</Notice>
        </div>
      )}
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
