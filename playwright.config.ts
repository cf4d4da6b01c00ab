import { defineConfig } from '@playwright/test';

/** These break what all share, count files, fill the database or measure, so they run one at a time, after the others. */
const ALONE =
  /\/(audit|author|blog|cities|contact|contact-faults|discovery|instances|kill|layout-shift|load|page-cache)\.spec\.ts$/;
/** These run one at a time too, at a site of their own. */
const ADMIN = /\/admin-.*\.spec\.ts$/;

/** Started by `npm test` project by project (lib/commands/journeys.ts), which serves the sites and names the browser. */
export default defineConfig({
  testDir: './e2e',
  workers: 2,
  timeout: 60_000,
  // A run that stands still says so before a CI gives up on it.
  globalTimeout: 45 * 60_000,
  // Two sites share two processors; what is slow is not wrong.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A machine of a CI is shared with others; a journey that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  projects: [
    { name: 'side-by-side', testIgnore: [ALONE, ADMIN], fullyParallel: true },
    { name: 'alone', testMatch: ALONE, workers: 1 },
    // What only our own server does is left out.
    {
      name: 'hydrated',
      testMatch: /\/(chrome|contact)\.spec\.ts$/,
      grepInvert: /older build|nothing is asked of the captcha/,
      workers: 1,
    },
    { name: 'admin', testMatch: ADMIN, workers: 1 },
  ],
  use: {
    baseURL: process.env.SITE_URL,
    // What snapshots add to a page, the sandboxed frames of previews refuse, in the console.
    trace: { mode: 'on-first-retry', snapshots: false },
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
