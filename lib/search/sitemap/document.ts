import { isoDate } from '../../format/dates';
import { absoluteUrl } from '../../routes/url';
import { element } from '../xml';

/** So that a file that is full of addresses is within its bytes as well. */
const MAX_ENTRY = 1000;

export type SitemapEntry = {
  path: string;
  /** When the page really changed; left out where nothing says so (rule R28). */
  changedAt?: string | null;
  images?: readonly (string | null)[];
};

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;
const FOOT = '</urlset>\n';
/** Entries sent at a time: enough to be worth a chunk, and few enough to hold. */
const ENTRIES_A_CHUNK = 200;

export async function* sitemapChunks(
  entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>,
): AsyncGenerator<string> {
  let chunk = HEAD;
  let waiting = 0;
  for await (const entry of entries) {
    chunk += toXml(entry);
    if (++waiting < ENTRIES_A_CHUNK) continue;
    yield chunk;
    chunk = '';
    waiting = 0;
  }
  yield chunk + FOOT;
}

export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  const files = entries.map((entry) => `<sitemap>${factsOf(entry)}</sitemap>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('')}</sitemapindex>
`;
}

function factsOf({ path, changedAt }: SitemapEntry): string {
  const date = isoDate(changedAt);
  return element('loc', absoluteUrl(path)) + (date ? element('lastmod', date) : '');
}

function toXml({ images = [], ...page }: SitemapEntry): string {
  const facts = factsOf(page);
  const pictures = images
    .filter((image) => image !== null)
    .map((image) => `<image:image>${element('image:loc', absoluteUrl(image))}</image:image>`)
    .join('');
  const entry = `<url>${facts}${pictures}</url>\n`;
  return Buffer.byteLength(entry) > MAX_ENTRY ? `<url>${facts}</url>\n` : entry;
}
