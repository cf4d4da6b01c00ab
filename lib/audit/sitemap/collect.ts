import type { Addresses } from '../addresses.ts';
import { ask, type Request } from '../answer.ts';
import { faultOfDate } from '../w3c-datetime.ts';
import { readSitemap, type SitemapContent } from './sitemap-file.ts';

export type Sitemap = SitemapContent & {
  address: string;
  status: number | null;
  problem: string | null;
  /** Entries of a date that is none, or has not come yet; the first of them. */
  dateFaults: string[];
  /** Entries that are no address of this site; the first of them. */
  strangers: string[];
};

export type Sitemaps = {
  files: Sitemap[];
  /** Every listed address, with the file that lists it first. */
  listed: Map<string, string>;
};

/** More than any site has, so that a sitemap cannot fill the memory. */
const MAX_LISTED = 1_000_000;
const MAX_FILES = 1000;
const EXAMPLES = 5;

/** Reads all sitemaps from those that robots.txt names, or from the usual place, one after the other. */
export async function collectSitemaps(
  starts: readonly string[],
  addresses: Addresses,
  request: Request,
): Promise<Sitemaps> {
  const queue = [...starts];
  const asked = new Set<string>();
  const sitemaps: Sitemaps = { files: [], listed: new Map() };
  for (let address = queue.shift(); address; address = queue.shift()) {
    if (asked.has(address) || asked.size >= MAX_FILES) continue;
    asked.add(address);
    const { file, children } = await collectFile(address, sitemaps.listed, addresses, request);
    sitemaps.files.push(file);
    queue.push(...children);
  }
  return sitemaps;
}

async function collectFile(
  address: string,
  listed: Map<string, string>,
  addresses: Addresses,
  request: Request,
): Promise<{ file: Sitemap; children: string[] }> {
  const now = Date.now();
  const children: string[] = [];
  const file: Sitemap = {
    address,
    status: null,
    problem: null,
    kind: null,
    entries: 0,
    bytes: 0,
    fault: null,
    dateFaults: [],
    strangers: [],
  };
  if (!addresses.isInternal(address)) {
    file.problem = 'it lies on another origin than the crawled one';
    return { file, children };
  }
  const { status, problem } = await ask(address, request, async (answer, body) => {
    if (answer.status !== 200) return;
    const content = await readSitemap(body, ({ location, lastmod }, kind) => {
      const fault = lastmod && faultOfDate(lastmod, now);
      if (fault) keepExample(file.dateFaults, `${location}: ${fault}`);
      const resolved = /^https?:/.test(location) ? addresses.resolve(location, address) : null;
      if (!resolved || !addresses.isInternal(resolved)) keepExample(file.strangers, location);
      else if (kind === 'index') children.push(resolved);
      else if (listed.size < MAX_LISTED && !listed.has(resolved)) listed.set(resolved, address);
    });
    Object.assign(file, content);
  });
  return { file: Object.assign(file, { status, problem }), children };
}

function keepExample(list: string[], text: string): void {
  if (list.length < EXAMPLES) list.push(text);
}
