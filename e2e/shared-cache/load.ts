import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Stage } from './stage.ts';

const SECONDS = 10;
const BROWSER = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };

/** What visitors ask for in a while: pages with and without a campaign, lists, files, misspelled and invented addresses. */
async function mixedAddresses(stage: Stage): Promise<string[]> {
  const pages = [];
  for (const file of ['pages', 'services', 'cities-1', 'posts-1', 'authors']) {
    const { text } = await stage.ask(`/sitemaps/${file}.xml`);
    pages.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname));
  }
  const { text: home } = await stage.ask('/');
  const files = [...home.matchAll(/(?:href|src)="(\/_next\/[^"]+|\/scripts\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const campaigns = pages.map((page, index) => `${page}?utm_source=newsletter&gclid=${index}`);
  const others = [
    '/feed.xml',
    '/robots.txt',
    '/favicon.ico',
    '/blog?category=SEO',
    '/Contact',
    '/wp-login.php',
    '/.env',
    '/bengaluru',
  ];
  return [...pages, ...campaigns, ...files, ...others];
}

export type Load = {
  addresses: number;
  throughNginx: number;
  toOneInstance: number;
  hitShare: number;
  failed: number;
};

/** Requests a second and the share of them that the cache answered, as browsers with compression ask. */
export async function loadOf(stage: Stage): Promise<Load> {
  const addresses = await mixedAddresses(stage);
  for (const address of addresses) {
    // Rendered and in memory, as a while after a start.
    for (const instance of [0, 1, 0, 1]) await stage.askInstance(instance, address, BROWSER);
    await stage.purge(address);
  }
  const start = fs.statSync(stage.log).size;
  const throughNginx = run(stage, stage.url, addresses);
  const lines = fs.readFileSync(stage.log).subarray(start).toString().split('\n').filter(Boolean);
  const hits = lines.filter((line) => /"cache":"(HIT|STALE|UPDATING)"/.test(line)).length;
  const failed = lines.filter((line) => /"status":5/.test(line)).length;
  const toOneInstance = run(stage, stage.instanceUrl, addresses);
  return { addresses: addresses.length, throughNginx, toOneInstance, hitShare: hits / lines.length, failed };
}

function run(stage: Stage, url: string, addresses: string[]): number {
  const script = path.join(os.tmpdir(), `addresses-${process.pid}.lua`);
  const list = addresses.map((address) => JSON.stringify(address)).join(',');
  fs.writeFileSync(
    script,
    `local addresses = {${list}}
local n = 0
wrk.headers["Host"] = "${new URL(stage.url).host}"
wrk.headers["Accept-Encoding"] = "gzip, deflate, br, zstd"
request = function() n = n % #addresses + 1; return wrk.format("GET", addresses[n]) end`,
  );
  const { stdout, error } = spawnSync('wrk', ['-t1', '-c16', `-d${SECONDS}s`, '-s', script, url], {
    encoding: 'utf8',
  });
  fs.rmSync(script);
  if (error) return Number.NaN;
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
}
