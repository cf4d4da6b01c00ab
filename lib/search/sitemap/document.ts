import { isoDate } from '../../format/dates';
import { absoluteUrl } from '../../routes/url';
import { element } from '../xml';

/** The limits of the protocol (sitemaps.org): addresses in a file, and bytes. */
export const ADDRESSES_A_FILE = 50_000;
export const BYTES_A_FILE = 50 * 1024 * 1024;

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

export function sitemapIndex(entries: readonly { path: string; changedAt: Date }[]): string {
  const files = entries.map(({ path, changedAt }) => {
    const facts = element('loc', absoluteUrl(path)) + element('lastmod', changedAt.toISOString());
    return `<sitemap>${facts}</sitemap>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('')}</sitemapindex>
`;
}

function toXml({ path, changedAt, images = [] }: SitemapEntry): string {
  const date = isoDate(changedAt);
  const lastmod = date ? element('lastmod', date) : '';
  const facts = element('loc', absoluteUrl(path)) + lastmod;
  const pictures = images
    .filter((image) => image !== null)
    .map((image) => `<image:image>${element('image:loc', absoluteUrl(image))}</image:image>`)
    .join('');
  const entry = `<url>${facts}${pictures}</url>\n`;
  return Buffer.byteLength(entry) > MAX_ENTRY ? `<url>${facts}</url>\n` : entry;
}
