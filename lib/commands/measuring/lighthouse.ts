import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../paths.ts';
import { median } from './median.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FIGURES = {
  shift: 'cumulative-layout-shift',
  paint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  bytes: 'total-byte-weight',
} as const;
const RUNS = 5;

type Run = { scores: number[] } & Record<keyof typeof FIGURES, number>;

export function lighthouseMedian(url: string, browser: string): string {
  const runs = Array.from({ length: RUNS }, () => lighthouse(url, browser));
  const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const figure = (name: keyof typeof FIGURES) => median(runs.map((run) => run[name]));
  const each = runs.map((run) => run.scores[0]).join(' ');
  return [
    `${scores.join('/')} (performance of each run ${each})`,
    `largest paint ${(figure('paint') / 1000).toFixed(2)} s`,
    `blocked ${figure('blocked').toFixed(0)} ms`,
    `layout shift ${figure('shift')}`,
    `first visit ${(figure('bytes') / 1024).toFixed(0)} KB`,
  ].join('; ');
}

function lighthouse(url: string, browser: string): Run {
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
  const value = (name: keyof typeof FIGURES): number => report.audits[FIGURES[name]].numericValue;
  return {
    scores: CATEGORIES.map((name) => Math.round(report.categories[name].score * 100)),
    shift: value('shift'),
    paint: value('paint'),
    blocked: value('blocked'),
    bytes: value('bytes'),
  };
}
