import { Worker } from 'node:worker_threads';
import { findBrowser } from './browser.ts';
import { CommandError } from './command-error.ts';
import { firstKeys, nextPaints, presses, wakeTime } from './measuring/interactions.ts';
import { lighthouseMedian } from './measuring/lighthouse.ts';
import { throughput } from './measuring/throughput.ts';
import { weightOf } from './measuring/weight.ts';

/** One of each kind of public page. */
const KINDS = [
  '/',
  '/services/seo',
  '/services/seo/mumbai',
  '/blog',
  '/blog/ga4-events-for-lead-forms',
  '/contact',
  '/locations',
  '/author/vikram-menon',
];
/** A city page under its own address, and one that the middleware leads to it. */
const THROUGHPUT = ['/services/seo/mumbai', '/seo-services-in-mumbai'];

/** What can be measured alone. */
const PARTS = ['pages', 'throughput', 'presses', 'first-keys', 'waking'];
const ONLY = '--only=';

/**
 * Measures pages of a site that is already served: their weight, Lighthouse on a phone (median of five), how soon the page
 * answers a press on a phone four times slower, and how many requests a second the server answers. With --busy both
 * processors have other work meanwhile.
 * `npm run measure -- http://localhost:3000 / /contact`, or with `--only=` and one of PARTS
 */
export default async function measure(args: string[]): Promise<void> {
  const [origin = 'http://localhost:3000', ...paths] = args.filter((argument) => !argument.startsWith('--'));
  const isBusy = args.includes('--busy');
  const part = args.find((argument) => argument.startsWith(ONLY))?.slice(ONLY.length) ?? (isBusy && 'pages');
  if (part && !PARTS.includes(part))
    throw new CommandError(`There is no part "${part}": ${PARTS.join(', ')}.`);
  const isWanted = (name: string) => !part || part === name;

  await fetch(origin, { method: 'HEAD' }).catch(() => {
    throw new CommandError(
      `Nothing answers at ${origin}: serve the site there first (\`npm start\`), or name another address.`,
    );
  });

  const busy = isBusy ? keepBusy() : [];
  if (isWanted('pages')) await measurePages(origin, paths.length > 0 ? paths : KINDS);
  if (isWanted('throughput')) await measureThroughput(origin);
  if (isWanted('presses')) await measurePresses(origin, presses);
  if (isWanted('first-keys')) await measurePresses(origin, firstKeys);
  if (isWanted('waking'))
    console.log(`first touch of the form to hydrated: ${await wakeTime(origin, findBrowser())} ms`);
  await Promise.all(busy.map((worker) => worker.terminate()));
}

async function measurePages(origin: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    const url = new URL(path, origin).href;
    console.log(`${path}: ${await weightOf(url)}`);
    console.log(`${path}: Lighthouse ${lighthouseMedian(url, findBrowser())}`);
  }
}

async function measureThroughput(origin: string): Promise<void> {
  const urls = THROUGHPUT.map((path) => new URL(path, origin).href);
  for (const line of await throughput(urls)) console.log(line);
}

async function measurePresses(origin: string, wanted: typeof presses): Promise<void> {
  for (const { name, milliseconds } of await nextPaints(wanted, origin, findBrowser()))
    console.log(`next paint after ${name}: ${milliseconds} ms`);
}

function keepBusy(): Worker[] {
  return [0, 1].map(() => new Worker('for (;;) Math.random();', { eval: true }));
}
