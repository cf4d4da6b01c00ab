import type { Crawl } from './crawl.ts';
import type { Finding, Severity } from './report.ts';

/** Something that a site must not do, and how it is found in what was crawled. */
export type Rule = {
  id: string;
  title: string;
  severity: Severity;
  /** Why it matters, in one sentence. */
  reason: string;
  source: string;
  find(crawl: Crawl): Iterable<Finding>;
};
