import type { AuditReport, RuleReport } from '..';

/** Of a rule's findings the page shows this many; the files have all. */
const MAX_FINDINGS = 100;

export type RuleView = RuleReport & { total: number };

export type ReportView = Omit<AuditReport, 'rules'> & { rules: RuleView[]; applied: number };

export type AuditRunView = {
  site: string;
  running: { startedAt: string; done: number; found: number } | null;
  /** Why the last audit came to nothing. */
  failure: string | null;
  /** Of the last audit that was finished. */
  report: ReportView | null;
};

export function viewOf({ rules, ...report }: AuditReport): ReportView {
  const found = rules.filter(({ findings }) => findings.length > 0);
  return {
    ...report,
    applied: rules.length,
    rules: found.map((rule) => ({
      ...rule,
      total: rule.findings.length,
      findings: rule.findings.slice(0, MAX_FINDINGS),
    })),
  };
}
