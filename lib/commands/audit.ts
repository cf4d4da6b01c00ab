import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AuditError, type AuditReport, audit, reportHtml, reportJson } from '../audit/index.ts';

const USAGE = `Usage: npm run audit -- <address> [options]
  --as <origin>          the public origin of the site, when a copy of it is crawled
  --limit <number>       the most addresses to ask for (5000)
  --concurrency <number> how many at a time (4)
  --ignore <rule,...>    rules that are not applied
  --blocked              also read what robots.txt closes; for the owner of the site
  --out <folder>         where report.html and report.json are written (.audit)`;

/**
 * Audits a site, this one or any other: `npm run audit -- http://localhost:3000`.
 * Ends with 0 when nothing is found, 1 when something is, and 2 when the site could not be audited.
 */
export default async function run(args: string[]): Promise<void> {
  try {
    const { site, options, out } = settingsFrom(args);
    const report = await audit(site, options, showProgress);
    clearProgress();
    fs.mkdirSync(out, { recursive: true });
    fs.writeFileSync(path.join(out, 'report.html'), reportHtml(report));
    fs.writeFileSync(path.join(out, 'report.json'), reportJson(report));
    console.log(summary(report));
    console.log(`Report: ${path.join(out, 'report.html')}`);
    process.exitCode = report.errors + report.warnings > 0 ? 1 : 0;
  } catch (error) {
    clearProgress();
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}

function settingsFrom(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      limit: { type: 'string' },
      concurrency: { type: 'string' },
      ignore: { type: 'string' },
      blocked: { type: 'boolean' },
      out: { type: 'string', default: '.audit' },
    },
  });
  const [site, ...more] = positionals;
  if (!site || more.length > 0) throw new AuditError(USAGE);
  const options = {
    ...(values.as ? { publicOrigin: values.as } : {}),
    ...(values.limit ? { limit: wholeNumber('--limit', values.limit) } : {}),
    ...(values.concurrency ? { concurrency: wholeNumber('--concurrency', values.concurrency) } : {}),
    ...(values.ignore ? { ignore: values.ignore.split(',').map((id) => id.trim()) } : {}),
    ...(values.blocked ? { readsBlocked: true } : {}),
  };
  return { site, options, out: values.out };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new AuditError(`${name} takes a whole number, and "${text}" is none.`);
  return Number(text);
}

function showProgress({ done, found, address }: { done: number; found: number; address: string }): void {
  if (!process.stderr.isTTY) return;
  const line = `${done} of ${found}  ${address}`;
  process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns ?? 80) - 1)}`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

function summary(report: AuditReport): string {
  const found = report.rules.filter((rule) => rule.findings.length > 0);
  const width = Math.max(0, ...found.map((rule) => rule.id.length));
  return [
    `${report.site}: ${report.addresses} addresses, ${report.pages} pages, ${report.listed} in sitemaps, ${report.seconds} s`,
    ...(report.isWhole ? [] : [`The limit of ${report.limit} addresses ended the crawl.`]),
    ...found.map(
      ({ id, severity, findings, title }) =>
        `${String(findings.length).padStart(6)}  ${severity.padEnd(7)}  ${id.padEnd(width)}  ${title}`,
    ),
    `${report.errors} errors, ${report.warnings} warnings from ${report.rules.length} rules`,
  ].join('\n');
}
