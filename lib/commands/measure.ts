import { Worker } from 'node:worker_threads';
import { findBrowser } from './browser.ts';
import { interactions, wakeTime } from './measuring/interactions.ts';
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

/**
 * Measures pages of a site that is already served: their weight, Lighthouse on a phone (median of five), how soon the page
 * answers a press on a phone four times slower, and how many requests a second the server answers. With --busy both
 * processors have other work meanwhile.
 * `npm run measure -- http://localhost:3000 / /contact`
 */
export default async function measure(args: string[]): Promise<void> {
  const [origin = 'http://localhost:3000', ...paths] = args.filter((argument) => argument !== '--busy');
  const browser = findBrowser();
  const busy = args.includes('--busy') ? keepBusy() : [];
  for (const path of paths.length > 0 ? paths : KINDS) {
    const url = new URL(path, origin).href;
    console.log(`${path}: ${await weightOf(url)}`);
    console.log(`${path}: Lighthouse ${lighthouseMedian(url, browser)}`);
  }
  await Promise.all(busy.map((worker) => worker.terminate()));
  if (busy.length > 0) return;
  const urls = THROUGHPUT.map((path) => new URL(path, origin).href);
  for (const line of await throughput(urls)) console.log(line);
  for (const { name, milliseconds } of await interactions(origin, browser))
    console.log(`next paint after ${name}: ${milliseconds} ms`);
  console.log(`first touch of the form to hydrated: ${await wakeTime(origin, browser)} ms`);
}

function keepBusy(): Worker[] {
  return [0, 1].map(() => new Worker('for (;;) Math.random();', { eval: true }));
}
