import type { Stage } from './stage.ts';

const ROUTER = { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' };

/** What must not be kept at all, asked for three times each; answers what came out of the cache all the same. */
export async function findWronglyKept(stage: Stage): Promise<string[]> {
  const addresses = [
    '/_next/static/chunks/nothing-here-0123456789abcdef.js',
    '/_next/image?url=%2Fnothing.png&w=640&q=75',
    '/images/blog/nothing.webp',
    '/admin',
    '/admin/login',
    '/api/health',
    '/preview/x',
    '/Blog',
    '/contact/',
    '/bengaluru',
    '/flight/AAAAAAAAAAAAAAAAAAAAAA/contact',
  ];
  const kept: string[] = [];
  for (const address of addresses)
    for (let round = 0; round < 3; round += 1) {
      const { status, headers } = await stage.ask(address);
      const cache = String(headers['x-cache'] ?? '');
      if (/HIT|STALE|UPDATING|REVALIDATED/.test(cache) && status !== 200 && !isMissingPage(address, status))
        kept.push(`${address} (${status}, ${cache}, ${headers['cache-control']})`);
    }
  for (const page of ['/', '/blog', '/contact']) {
    await stage.ask(page);
    const { headers } = await stage.ask(`${page}?_rsc=x`, { headers: ROUTER });
    if (/html/.test(String(headers['content-type']))) kept.push(`${page} for data of the router`);
  }
  return kept;
}

/** A page that is missing is kept for five seconds. */
const isMissingPage = (address: string, status: number) => status === 404 && /^\/[a-z]+$/.test(address);

/** Answers that say nothing of caching, which a cache keeps as it likes. */
export async function findSilent(stage: Stage): Promise<string[]> {
  const { text: home } = await stage.ask('/');
  const linked = [...home.matchAll(/(?:href|src)="(\/[^"#]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  const addresses = new Set([
    '/',
    ...linked,
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/feed.json',
    '/llms.txt',
    '/favicon.ico',
    '/nothing',
    '/nothing.png',
    '/_next/nothing',
    '/api/nothing',
  ]);
  const silent: string[] = [];
  for (const address of addresses) {
    const { status, headers } = await stage.ask(address);
    if (!headers['cache-control']) silent.push(`${address} (${status})`);
  }
  return silent;
}

/** The largest head of an answer, in bytes: proxies refuse what does not fit into their buffer. */
export async function largestHead(stage: Stage): Promise<string> {
  const sizes = [];
  for (const page of [
    '/',
    '/blog',
    '/services',
    '/services/seo',
    '/services/seo/mumbai',
    '/locations',
    '/contact',
    '/sitemap.xml',
  ]) {
    const { headers } = await stage.askInstance(0, page);
    const bytes = Object.entries(headers).reduce(
      (sum, [name, value]) => sum + name.length + String(value).length + 4,
      0,
    );
    sizes.push({ page, bytes });
  }
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
  return `${largest?.bytes} bytes (${largest?.page})`;
}
