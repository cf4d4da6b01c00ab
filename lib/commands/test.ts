import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { journeys } from './journeys.ts';
import { nextBin, root } from './paths.ts';
import { run, runInOnePiece } from './processes.ts';
import { takeReal } from './real.ts';
import type { Variables } from './settings.ts';

type Step = { name: string; title: string; run: (args: string[]) => Promise<void> };

const bin = (file: string) => path.join(root, 'node_modules', file);
const node = (...args: string[]) => run(args, inherited());
/** Shown in one piece when it is over, since it runs beside others. */
const nodeBeside = (...args: string[]) => runInOnePiece(args, inherited());
/** A file that a process of its own keeps open would never end. */
const FILE_SECONDS = 600;
const LINES_OF_A_FAILURE = 60;
const nodeTests = (files: string[], all: string, more: Variables = {}) =>
  runInOnePiece(['--test', `--test-timeout=${FILE_SECONDS * 1000}`, ...(files.length > 0 ? files : [all])], {
    ...inherited(),
    ...more,
  });

/** Names the functions that no file has run: what is in their statements is checked by nothing else. */
async function databaseTests(given: string[]): Promise<void> {
  const { args: files, real } = takeReal(given);
  const calls = fs.mkdtempSync(path.join(os.tmpdir(), 'function-calls-'));
  try {
    await nodeTests(files, 'supabase/tests/*.node.ts', { FUNCTION_CALLS: calls, ...real });
    if (files.length === 0) await nodeBeside('supabase/tests/uncalled.ts', calls);
  } finally {
    fs.rmSync(calls, { recursive: true });
  }
}

/** A build of earlier left types of pages that may be no more, which would be missed. */
function forgetOldRoutes(): void {
  for (const build of ['.next', '.next-dev', '.next-test', '.next/releases/building'])
    fs.rmSync(path.join(root, build, 'types'), { recursive: true, force: true });
}

/** One phase after the other; the steps of a phase run at the same time. */
const phases: Step[][] = [
  [
    {
      name: 'types',
      title: 'Types',
      run: async () => {
        forgetOldRoutes();
        await node(nextBin, 'typegen');
        await node(bin('typescript/bin/tsc'), '--noEmit');
      },
    },
  ],
  [
    {
      name: 'lint',
      title: 'Lint',
      run: () => node(bin('@biomejs/biome/bin/biome'), 'lint', '--error-on-warnings', '.'),
    },
  ],
  [
    {
      name: 'format',
      title: 'Format',
      run: () => node(bin('@biomejs/biome/bin/biome'), 'check', '--linter-enabled=false', '.'),
    },
  ],
  [
    {
      name: 'unit',
      title: 'Unit tests',
      run: (args) =>
        nodeBeside('--experimental-vm-modules', '--no-warnings', bin('jest/bin/jest.js'), ...args),
    },
    {
      name: 'stack',
      title: 'Embedded Supabase',
      run: (args) => nodeTests(args, 'supabase/local/test/*.node.ts'),
    },
    { name: 'database', title: 'Database', run: databaseTests },
  ],
  [{ name: 'journeys', title: 'Browser journeys', run: journeys }],
];

/**
 * Runs every check, or only the one that is named: `npm test -- journeys contact.spec.ts`.
 * All steps are run even when one fails, and the last line counts them.
 */
export default async function test([only, ...args]: string[]): Promise<void> {
  const chosen = phases.map((phase) => phase.filter(({ name }) => !only || name === only));
  const count = chosen.flat().length;
  const names = phases.flat().map(({ name }) => name);
  if (count === 0) throw new CommandError(`There is no step "${only}": ${names.join(', ')}.`);
  const failures: { title: string; error: unknown }[] = [];
  for (const phase of chosen) {
    const results = phase.map(async (step) => ({ title: step.title, error: await errorOf(step, args) }));
    failures.push(...(await Promise.all(results)).filter(({ error }) => error !== null));
  }
  // A log that keeps only its end (a CI's) must name what failed an hour ago.
  for (const { title, error } of failures) console.log(`\nFailed: ${title}\n${endOf(error)}`);
  console.log(`\nchecks: ${count - failures.length} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exit(1);
}

/** Test runners sum up at their end what failed. */
function endOf(error: unknown): string {
  const printed = error instanceof CommandError ? error.printed || error.message : String(error);
  return printed.trimEnd().split('\n').slice(-LINES_OF_A_FAILURE).join('\n');
}

async function errorOf(step: Step, args: string[]): Promise<unknown> {
  const start = performance.now();
  console.log(`\n== ${step.title}`);
  const error = await step.run(args).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error) console.error(error instanceof CommandError ? error.message : error);
  console.log(`== ${step.title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return error;
}

function inherited(): Variables {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
