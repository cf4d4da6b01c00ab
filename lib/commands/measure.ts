import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findBrowser } from './browser.ts';
import { root } from './paths.ts';

/** The first-load JavaScript of an empty page of Next.js 16.4.6, gzipped, in KB. */
const EMPTY_PAGE_KB = 131.7;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 5;

/**
 * Measures pages of a site that is already served: first-load JavaScript, and Lighthouse on a phone (median of five).
 * `npm run measure -- http://localhost:3000 / /contact`
 */
export default async function measure([origin = 'http://localhost:3000', ...paths]: string[]): Promise<void> {
  const browser = findBrowser();
  for (const pagePath of paths.length > 0 ? paths : ['/', '/contact']) {
    const url = new URL(pagePath, origin).href;
    const kilobytes = await firstLoadKilobytes(url);
    console.log(
      `${pagePath}: first-load JavaScript ${kilobytes.toFixed(1)} KB gzip (${(kilobytes - EMPTY_PAGE_KB).toFixed(1)} above an empty page)`,
    );
    console.log(`${pagePath}: Lighthouse ${lighthouseMedian(url, browser)}`);
  }
}

async function firstLoadKilobytes(url: string): Promise<number> {
  const html = (await download(url)).toString();
  const scripts = [...html.matchAll(/<script\b([^>]*)\bsrc="([^"]+)"([^>]*)>/g)]
    .filter(([, before, , after]) => !/nomodule/i.test(`${before}${after}`))
    .map(([, , source]) => new URL(source ?? '', url).href);
  const sizes = await Promise.all(
    [...new Set(scripts)].map(async (script) => {
      return gzipSync(await download(script), { level: 6 }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Without keep-alive: between two pages Lighthouse runs for a minute, and the server hangs up meanwhile. */
async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { connection: 'close' } });
  return Buffer.from(await response.arrayBuffer());
}

type Scores = { scores: number[]; shift: number; paint: number };

function lighthouseMedian(url: string, browser: string): string {
  const runs = Array.from({ length: RUNS }, () => lighthouse(url, browser));
  const scores = CATEGORIES.map(
    (name, index) => `${name} ${median(runs.map((run) => run.scores[index] ?? 0))}`,
  );
  const shift = median(runs.map((run) => run.shift));
  const paint = median(runs.map((run) => run.paint));
  return `${scores.join(', ')}; layout shift ${shift}; largest paint ${(paint / 1000).toFixed(2)} s`;
}

function lighthouse(url: string, browser: string): Scores {
  const file = path.join(os.tmpdir(), `lighthouse-${process.pid}.json`);
  const cli = path.join(root, 'node_modules/lighthouse/cli/index.js');
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync';
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const run = () =>
    spawnSync(process.execPath, args, { env: { ...process.env, CHROME_PATH: browser }, encoding: 'utf8' });
  let { status, stderr } = run();
  // Now and then the browser does not tell when the page was opened (NO_NAVSTART).
  if (status !== 0) ({ status, stderr } = run());
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr.slice(-500)}`);
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  return {
    scores: CATEGORIES.map((name) => Math.round(report.categories[name].score * 100)),
    shift: report.audits['cumulative-layout-shift'].numericValue,
    paint: report.audits['largest-contentful-paint'].numericValue,
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
