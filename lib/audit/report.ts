export type Severity = 'error' | 'warning';

export type Finding = { address: string; detail: string };

export type RuleReport = {
  id: string;
  title: string;
  severity: Severity;
  reason: string;
  source: string;
  findings: Finding[];
};

/** What an audit found, as it is written to report.json. */
export type AuditReport = {
  site: string;
  /** The public origin that the crawled one stood in for. */
  publicOrigin: string | null;
  startedAt: string;
  seconds: number;
  /** Addresses that were asked for. */
  addresses: number;
  /** Those that answered with an HTML page. */
  pages: number;
  /** Addresses that the sitemaps list. */
  listed: number;
  /** False when the limit ended the crawl: what needs the whole site was then not judged. */
  isWhole: boolean;
  limit: number;
  ignored: string[];
  errors: number;
  warnings: number;
  /** Every rule that was applied, worst first. */
  rules: RuleReport[];
};

/** What can be told while an audit runs. */
export type Progress = { done: number; found: number; address: string };
