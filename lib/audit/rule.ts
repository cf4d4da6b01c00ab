import type { Crawl } from './crawl.ts';
import type { Finding, Severity } from './report.ts';

export type Rule = {
  id: string;
  title: string;
  severity: Severity;
  reason: string;
  source: string;
  find(crawl: Crawl): Iterable<Finding>;
};
