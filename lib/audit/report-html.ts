import type { AuditReport, Finding, RuleReport } from './report.ts';
import { reportStyles } from './report-styles.ts';

/** The rest of a rule's findings is in report.json. */
const MAX_ROWS = 500;

/** The report for people: one file without anything to load, worst first. */
export function reportHtml(report: AuditReport): string {
  const found = report.rules.filter((rule) => rule.findings.length > 0);
  const passed = report.rules.filter((rule) => rule.findings.length === 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Audit of ${escapeHtml(report.site)}</title>
<style>${reportStyles}</style>
</head>
<body>
<header>
<h1>Audit of ${escapeHtml(report.site)}</h1>
<p class="soft">${subtitle(report)}</p>
</header>
<main>
${figures(report)}
${report.isWhole ? '' : `<p class="warning">The limit of ${number(report.limit)} addresses ended the crawl. Clicks from the start and pages without links were not judged.</p>`}
<h2>Findings</h2>
${found.length === 0 ? '<p class="good">Nothing was found.</p>' : found.map(section).join('\n')}
<h2>Rules without a finding</h2>
<ul>
${passed.map((rule) => `<li>${escapeHtml(rule.title)} <span class="soft">(${escapeHtml(rule.id)})</span></li>`).join('\n')}
</ul>
</main>
</body>
</html>
`;
}

function subtitle({ startedAt, publicOrigin, ignored }: AuditReport): string {
  const time = `<time datetime="${startedAt}">${startedAt.slice(0, 16).replace('T', ' ')} UTC</time>`;
  const parts = [`Begun ${time}`];
  if (publicOrigin) parts.push(`judged as ${escapeHtml(publicOrigin)}`);
  if (ignored.length > 0) parts.push(`without the rules ${escapeHtml(ignored.join(', '))}`);
  return parts.join(', ');
}

function figures(report: AuditReport): string {
  const entries: [string, string][] = [
    ['Errors', number(report.errors)],
    ['Warnings', number(report.warnings)],
    ['Addresses', number(report.addresses)],
    ['Pages', number(report.pages)],
    ['In sitemaps', number(report.listed)],
    ['Seconds', String(report.seconds)],
  ];
  return `<dl>${entries.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

function section({ id, title, severity, reason, source, findings }: RuleReport): string {
  const name = severity === 'error' ? 'Error' : 'Warning';
  const more = findings.length - MAX_ROWS;
  return `<details open id="${escapeHtml(id)}">
<summary><h3>${escapeHtml(title)}</h3> <span class="${severity}">${name}</span> <span class="soft">${number(findings.length)} × ${escapeHtml(id)}</span></summary>
<div>
<p>${escapeHtml(reason)} Source: ${link(source)}</p>
<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(title)}">
<table>
<thead><tr><th scope="col">Address</th><th scope="col">What was found</th></tr></thead>
<tbody>
${findings.slice(0, MAX_ROWS).map(row).join('\n')}
</tbody>
</table>
</div>
${more > 0 ? `<p class="soft">And ${number(more)} more in report.json.</p>` : ''}
</div>
</details>`;
}

const row = ({ address, detail }: Finding) =>
  `<tr><td>${link(address)}</td><td>${escapeHtml(detail)}</td></tr>`;

/** Addresses come from strangers, and only those of the web are links. */
function link(address: string): string {
  const text = escapeHtml(address);
  return /^https?:\/\//i.test(address) ? `<a href="${text}" rel="noreferrer">${text}</a>` : text;
}

const number = (value: number) => value.toLocaleString('en');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
