import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { CommandError } from './command-error.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium to test in: one that is there, else one that can be installed. */
export function findBrowser(): string {
  const found = lookForBrowser();
  if (found) return found;
  console.log('No Chrome or Chromium was found: installing one with Playwright ...');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  const downloaded = lookForBrowser();
  if (downloaded) return downloaded;
  if (process.platform === 'linux' && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Playwright could not download one: installing the chromium package ...');
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], { stdio: 'inherit' });
  }
  const installed = lookForBrowser();
  if (installed) return installed;
  throw new CommandError(
    'The browser tests need Chrome or Chromium. Install Google Chrome, or the package `chromium` of your system, or name one in CHROME_PATH.',
  );
}

function lookForBrowser(): string | undefined {
  return [process.env.CHROME_PATH, chromium.executablePath(), ...INSTALLED].find(
    (file) => file && fs.existsSync(file),
  );
}
