import { AuditError } from './audit-error.ts';
import { crawlSite } from './crawl.ts';
import { type AuditOptions, defaults } from './options.ts';
import type { AuditReport, Progress, RuleReport } from './report.ts';
import { rules } from './rules/index.ts';

export { AuditError } from './audit-error.ts';
export type { AuditOptions } from './options.ts';
export type { AuditReport, Finding, Progress, RuleReport, Severity } from './report.ts';
export { reportHtml } from './report-html.ts';
export { reportJson } from './report-json.ts';

/**
 * Crawls a site and judges it.
 * @throws AuditError when there is no site to judge, or the options are none
 */
export async function audit(
  site: string,
  options: Partial<AuditOptions> = {},
  onProgress: (progress: Progress) => void = () => {},
): Promise<AuditReport> {
  const settings = { ...defaults, ...options };
  const start = addressOf(site);
  const publicOrigin = settings.publicOrigin && new URL(addressOf(settings.publicOrigin)).origin;
  const unknown = settings.ignore.filter((id) => !rules.some((rule) => rule.id === id));
  if (unknown.length > 0) throw new AuditError(`There is no rule "${unknown.join('", "')}".`);
  const startedAt = new Date();
  const crawl = await crawlSite(start, { ...settings, publicOrigin }, onProgress);
  const reports = rules
    .filter((rule) => !settings.ignore.includes(rule.id))
    .map(({ find, ...rule }) => ({ ...rule, findings: [...find(crawl)] }))
    .toSorted(byWeight);
  return {
    site: start,
    publicOrigin,
    startedAt: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 100) / 10,
    addresses: crawl.answers.size,
    pages: crawl.pages.size,
    listed: crawl.sitemaps.listed.size,
    isWhole: crawl.isWhole,
    limit: settings.limit,
    ignored: [...settings.ignore],
    errors: count(reports, 'error'),
    warnings: count(reports, 'warning'),
    rules: reports,
  };
}

function addressOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new AuditError(`"${text}" is no address that begins with http:// or https://.`);
  const url = new URL(text);
  url.hash = '';
  return url.href;
}

/** Errors before warnings, and what is found most often first. */
function byWeight(a: RuleReport, b: RuleReport): number {
  const weight = ({ severity, findings }: RuleReport) =>
    findings.length === 0 ? 0 : severity === 'error' ? 2 : 1;
  return weight(b) - weight(a) || b.findings.length - a.findings.length;
}

function count(reports: RuleReport[], severity: RuleReport['severity']): number {
  return reports
    .filter((report) => report.severity === severity)
    .reduce((sum, report) => sum + report.findings.length, 0);
}
