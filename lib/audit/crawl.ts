import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Addresses, addressesOf } from './addresses.ts';
import { type Answer, ask, readBytes } from './answer.ts';
import { AuditError } from './audit-error.ts';
import { Frontier } from './frontier.ts';
import { atMost, inParallel } from './in-parallel.ts';
import type { AuditOptions } from './options.ts';
import { type Page, parsePage } from './page/page.ts';
import type { Progress } from './report.ts';
import { type RobotsFile, readRobots } from './robots-file.ts';
import { collectSitemaps, type Sitemaps } from './sitemap/collect.ts';

/** Everything that the rules judge. */
export type Crawl = {
  start: string;
  addresses: Addresses;
  robots: RobotsFile;
  sitemaps: Sitemaps;
  answers: Map<string, Answer>;
  /** The HTML pages among the answers. */
  pages: Map<string, Page>;
  /** Pictures that pages name for previews; they may lie elsewhere. */
  previews: Map<string, Answer>;
  /** The last answer for an address that cannot exist. */
  invented: Answer;
  isWhole: boolean;
};

export async function crawlSite(
  start: string,
  options: AuditOptions,
  onProgress: (progress: Progress) => void,
): Promise<Crawl> {
  const addresses = addressesOf(new URL(start).origin, options.publicOrigin);
  const robots = await readRobots(addresses, options);
  const readsBlocked = options.readsBlocked ?? isThisMachine(new URL(start).hostname);
  const admits = (address: string) => readsBlocked || robots.admitsUs(address);
  if (!admits(start)) throw new AuditError(refusalOf(robots, start));
  const sitemaps = await collectSitemaps(sitemapStarts(robots, addresses), addresses, options);
  const frontier = new Frontier(sitemaps.listed.keys(), admits);
  const crawl: Crawl = {
    start,
    addresses,
    robots,
    sitemaps,
    answers: new Map(),
    pages: new Map(),
    previews: new Map(),
    invented: await askForNothing(addresses, options),
    isWhole: true,
  };
  const pauseMs = readsBlocked ? 0 : robots.delayMs;
  const visit = async (address: string) => {
    const { answer, page } = await askForPage(address, addresses, options);
    crawl.answers.set(address, answer);
    if (address === start) refuseUseless(answer, addresses);
    if (page) crawl.pages.set(address, page);
    // A closed part of the site may well be endless; one closed altogether is somebody's staging copy.
    if (robots.isOpen(address) || !robots.isOpen(start))
      for (const next of namedBy(answer, page, addresses)) if (addresses.isInternal(next)) frontier.add(next);
    onProgress({ done: crawl.answers.size, found: frontier.size, address });
    if (pauseMs > 0) await setTimeout(pauseMs, undefined, { signal: options.signal ?? undefined });
  };
  frontier.add(start);
  await inParallel(
    pauseMs > 0 ? 1 : options.concurrency,
    atMost(options.limit, frontier.take.bind(frontier)),
    visit,
  );
  crawl.isWhole = frontier.take() === undefined;
  const pictures = new Set([...crawl.pages.values()].flatMap((page) => page.openGraphImages));
  const waiting = pictures.values().filter((picture) => !options.staysHome || addresses.isInternal(picture));
  await inParallel(
    options.concurrency,
    atMost(options.limit, () => waiting.next().value),
    async (address) => void crawl.previews.set(address, await ask(address, options)),
  );
  return crawl;
}

function refusalOf({ address, status, problem }: RobotsFile, start: string): string {
  if (status === null) return `${address} cannot be reached: ${problem}.`;
  if (status >= 500) return `${address} answers ${status}, which closes the whole site to crawlers.`;
  return `${address} does not let this auditor read ${start}.`;
}

function sitemapStarts(robots: RobotsFile, addresses: Addresses): string[] {
  const named = robots.sitemaps.flatMap((sitemap) => addresses.resolve(sitemap, addresses.origin) ?? []);
  return named.length > 0 ? named : [`${addresses.origin}/sitemap.xml`];
}

async function askForPage(address: string, addresses: Addresses, options: AuditOptions) {
  const pages: Page[] = [];
  const answer = await ask(address, options, async (received, body, headers) => {
    const isHtml = /^(text\/html|application\/xhtml\+xml)/i.test(received.contentType);
    if (received.status !== 200 || !isHtml) return;
    const { bytes } = await readBytes(body, options.maxBodyBytes);
    pages.push(parsePage(address, headers, bytes, addresses));
  });
  return { answer, page: pages.at(-1) ?? null };
}

function namedBy({ location, address }: Answer, page: Page | null, addresses: Addresses): string[] {
  const target = location === null ? null : addresses.resolve(location, address);
  return [
    target,
    ...(page?.links ?? []).map((link) => link.address),
    ...(page?.canonicals ?? []).map((canonical) => canonical.address),
    ...(page?.alternates ?? []).map((alternate) => alternate.address),
  ].filter((next) => next !== null);
}

const MAX_HOPS = 5;

/** Whatever answers an address like this answers any mistyped one. */
async function askForNothing(addresses: Addresses, options: AuditOptions): Promise<Answer> {
  let address = `${addresses.origin}/no-such-page-${randomUUID()}`;
  for (let hop = 0; ; hop++) {
    const answer = await ask(address, options);
    const target = answer.location === null ? null : addresses.resolve(answer.location, address);
    if (!target || hop === MAX_HOPS || !addresses.isInternal(target)) return answer;
    address = target;
  }
}

function refuseUseless({ address, status, problem, location }: Answer, addresses: Addresses): void {
  const target = location === null ? null : addresses.resolve(location, address);
  if (target && !addresses.isInternal(target))
    throw new AuditError(`${address} redirects to ${target}, so that is the address to audit.`);
  if (status === null) throw new AuditError(`${address} cannot be reached: ${problem}.`);
  if (status >= 400) throw new AuditError(`${address} answers ${status} instead of a page.`);
}

const isThisMachine = (hostname: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
