import type { AuditReport } from './report.ts';

export function reportJson(report: AuditReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
