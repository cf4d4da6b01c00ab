import type { AuditReport } from './report.ts';

/** The report for machines. */
export function reportJson(report: AuditReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
