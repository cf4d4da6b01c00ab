import { defineConfig } from '@playwright/test';

/** These break what all share, count files, fill the database or measure, so they run one at a time, after the others. */
const ALONE =
  /\/(audit|author|blog|cities|contact|contact-faults|discovery|kill|layout-shift|load|staff-.*)\.spec\.ts$/;

/** Started by `npm test`, which serves the site and names the browser. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // A machine of a CI is shared with others; a journey that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  projects: [
    { name: 'side by side', testIgnore: ALONE, fullyParallel: true },
    { name: 'alone', testMatch: ALONE, workers: 1, dependencies: ['side by side'] },
  ],
  use: {
    baseURL: process.env.SITE_URL,
    trace: 'retain-on-failure',
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
