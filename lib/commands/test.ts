import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { nextBin, root } from './paths.ts';
import { PlainError } from './plain-error.ts';
import { requireFreePort, run, runInOnePiece, stop } from './processes.ts';
import { readSettings, type Variables } from './settings.ts';
import { startSite } from './site.ts';
import { buildSite } from './site-build.ts';
import { startStack } from './stack.ts';

const SITE_PORT = 3199;
const STACK_PORT = 54399;

type Step = { name: string; title: string; run: (args: string[]) => Promise<void> };

const bin = (file: string) => path.join(root, 'node_modules', file);
const node = (...args: string[]) => run(process.execPath, args, inherited());
/** Shown in one piece when it is over, since it runs beside others. */
const nodeBeside = (...args: string[]) => runInOnePiece(args, inherited());

/** One phase after the other; of the steps of a phase two run at a time, for they use one processor each. */
const phases: Step[][] = [
  [
    {
      name: 'types',
      title: 'Types',
      run: async () => {
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
      run: () => nodeBeside('--test', 'supabase/local/test/*.node.ts'),
    },
    { name: 'database', title: 'Database', run: () => nodeBeside('--test', 'supabase/tests/*.node.ts') },
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
  if (count === 0) throw new PlainError(`There is no step "${only}": ${names.join(', ')}.`);
  const failed: string[] = [];
  for (const phase of chosen) {
    const work = async () => {
      for (let step = phase.shift(); step; step = phase.shift())
        if (!(await passes(step, args))) failed.push(step.title);
    };
    await Promise.all([work(), work()]);
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nchecks: ${count - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exit(1);
}

async function passes(step: Step, args: string[]): Promise<boolean> {
  const start = performance.now();
  console.log(`\n== ${step.title}`);
  const error = await step.run(args).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error) console.error(error instanceof PlainError ? error.message : error);
  console.log(`== ${step.title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return error === null;
}

/** The journeys run against a production build of their own and an embedded stack with a fresh database. */
async function journeys(args: string[]): Promise<void> {
  const browser = findBrowser();
  const dataFolder = path.join(root, '.data-test');
  fs.rmSync(dataFolder, { recursive: true, force: true });
  const settings = readSettings({
    dataFolder,
    stackPort: STACK_PORT,
    sitePort: SITE_PORT,
    given: journeyVariables,
  });
  await requireFreePort(SITE_PORT, 'the site under test', 'nothing; it is fixed');
  const stack = await startStack(settings);
  const variables = { ...settings.variables, PORT: String(SITE_PORT), NODE_ENV: 'production' };
  try {
    await buildSite(variables);
    const site = await startSite(variables);
    try {
      const administrator = settings.local?.administrator;
      // Whoever names a file wants that file, without what usually runs before it.
      const options = args.length > 0 ? ['--no-deps', ...args] : [];
      await run(process.execPath, [bin('@playwright/test/cli.js'), 'test', ...options], {
        ...variables,
        CHROME_PATH: browser,
        SITE_PID: String(site.pid),
        ADMINISTRATOR_EMAIL: administrator?.email ?? '',
        ADMINISTRATOR_PASSWORD: administrator?.password ?? '',
      });
    } finally {
      await stop(site);
    }
  } finally {
    if (stack) await stop(stack);
  }
}

/** Each journey comes from an address of its own, which it states as a proxy would; retries follow in a second. */
const journeyVariables: Variables = {
  NEXT_DIST_DIR: '.next-test',
  TRUSTED_PROXIES: '1',
  NOTIFICATION_RETRY_SECONDS: '1',
  CRON_SECRET: 'journeys-cron-secret',
  WEBHOOK_SECRET: 'journeys-webhook-secret',
  // An access token is renewed in its last minute and a half, so here after five seconds.
  LOCAL_STACK_TOKEN_SECONDS: '95',
};

function inherited(): Variables {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
