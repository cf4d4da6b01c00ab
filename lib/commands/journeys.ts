import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { root } from './paths.ts';
import { requireFreePort, run, runInOnePiece, stop } from './processes.ts';
import { takeReal } from './real.ts';
import { readSettings, type Variables } from './settings.ts';
import { startPlainSite, startSite } from './site.ts';
import { buildSite, copyBuild } from './site-build.ts';
import { startStack } from './stack.ts';

/** A site with an embedded stack of its own: what a journey breaks or changes in one, nobody notices in the other. */
type TestSite = { name: string; sitePort: number; stackPort: number };

const visitors: TestSite = { name: 'test', sitePort: 3199, stackPort: 54399 };
/** As on a host that knows neither our server nor our page cache: pages hydrate there as Next made them. */
const hydrated = { port: 3197, folder: '.next-test-hydrated' };
const admin: TestSite = { name: 'test-admin', sitePort: 3198, stackPort: 54398 };

/** Each journey comes from an address of its own, which it states as a proxy would; retries follow in a second, e-mails soon. */
const journeyVariables: Variables = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '1',
  NOTIFICATION_RETRY_SECONDS: '1',
  MAILS_PER_SECOND: '10',
  CRON_SECRET: 'journeys-cron-secret',
  WEBHOOK_SECRET: 'journeys-webhook-secret',
  METRICS_TOKEN: 'journeys-metrics-token',
  // An access token is renewed in its last minute and a half, so here after five seconds.
  LOCAL_STACK_TOKEN_SECONDS: '95',
};

/**
 * Makes the journeys on a production build with fresh databases: first those that several browsers can make at once, then
 * at the same time those that need the site for themselves and those of the staff, in two sites.
 * `args` go to Playwright, such as the names of files; those of the staff have "admin" in theirs. With `--real` among them,
 * PostgreSQL and PostgREST themselves answer for the embedded ones.
 */
export async function journeys(given: string[]): Promise<void> {
  const CHROME_PATH = findBrowser();
  const { args, real } = takeReal(given);
  const isAdminWanted = args.length === 0 || args.some((argument) => argument.includes('admin'));
  const running: ChildProcess[] = [];
  const failures: unknown[] = [];

  async function prepare(site: TestSite): Promise<Variables> {
    const { variables, stack } = await startStackOf(site, real);
    running.push(...stack);
    return { ...variables, CHROME_PATH };
  }
  async function open(variables: Variables): Promise<Variables> {
    const site = await startSite(variables);
    running.push(site);
    return { ...variables, SITE_PID: String(site.pid) };
  }
  const make = (project: string, variables: Variables, { inOnePiece = false } = {}) => {
    const command = [
      playwright,
      'test',
      `--project=${project}`,
      `--output=test-results/${project}`,
      '--pass-with-no-tests',
      ...args,
    ];
    const made = inOnePiece ? runInOnePiece(command, variables) : run(command, variables);
    return made.catch((error: unknown) => void failures.push(error));
  };

  try {
    const forVisitors = await prepare(visitors);
    const forAdmin = isAdminWanted ? await prepare(admin) : null;
    await buildSite(forVisitors);
    const forHydrated = {
      ...forVisitors,
      PORT: String(hydrated.port),
      SITE_URL: `http://localhost:${hydrated.port}`,
      NEXT_DIST_DIR: hydrated.folder,
    };
    copyBuild(forVisitors, forHydrated);
    const visited = await open(forVisitors);
    await make('side-by-side', visited);
    if (forAdmin) copyBuild(forVisitors, forAdmin);
    const administered = forAdmin && (await open(forAdmin));
    await Promise.all([
      make('alone', visited),
      administered && make('admin', administered, { inOnePiece: true }),
    ]);
    running.push(await startPlainSite(forHydrated));
    await make('hydrated', forHydrated);
  } finally {
    await Promise.all(running.map(stop));
  }
  if (failures.length > 0) throw failures[0];
}

const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');

/** Starts the stack of a site with an empty database; answers what its site and its journeys need to know. */
async function startStackOf(
  { name, sitePort, stackPort }: TestSite,
  more: Variables,
): Promise<{ variables: Variables; stack: ChildProcess[] }> {
  const dataFolder = path.join(root, `.data-${name}`);
  fs.rmSync(dataFolder, { recursive: true, force: true });
  await requireFreePort(sitePort, 'the site under test');
  const given = { ...journeyVariables, ...more, PORT: String(sitePort), NEXT_DIST_DIR: `.next-${name}` };
  const settings = readSettings({ dataFolder, stackPort, sitePort, given });
  const stack = await startStack(settings);
  const { email = '', password = '' } = settings.local?.administrator ?? {};
  return {
    variables: { ...settings.variables, ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password },
    stack: stack ? [stack] : [],
  };
}
