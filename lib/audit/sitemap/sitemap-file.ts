import { unpack } from './unpack.ts';
import { XmlFault, XmlScanner } from './xml-scanner.ts';

/** The limits of the protocol (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;
export const MAX_BYTES = 50 * 1024 * 1024;

export type Entry = { location: string; lastmod: string | null };
export type SitemapContent = {
  kind: 'addresses' | 'index' | null;
  entries: number;
  bytes: number;
  fault: string | null;
};

const KINDS: ReadonlyMap<string, 'addresses' | 'index'> = new Map([
  ['urlset', 'addresses'],
  ['sitemapindex', 'index'],
]);

/** Reads one sitemap, packed or not, as it arrives and hands on each entry; nothing of the file is kept. */
export async function readSitemap(
  body: AsyncIterable<Uint8Array>,
  onEntry: (entry: Entry, kind: 'addresses' | 'index') => void,
): Promise<SitemapContent> {
  const content: SitemapContent = { kind: null, entries: 0, bytes: 0, fault: null };
  const scanner = new XmlScanner(entryHandler(content, onEntry));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of unpack(body)) {
      content.bytes += chunk.length;
      if (content.bytes > MAX_BYTES) return content;
      scanner.write(decoder.decode(chunk, { stream: true }));
    }
    scanner.write(decoder.decode());
    scanner.end();
  } catch (error) {
    content.fault = faultOf(error);
  }
  return content;
}

function faultOf(error: unknown): string {
  if (error instanceof XmlFault) return error.message;
  if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'it is not in UTF-8';
  if ((error as { code?: string }).code?.startsWith('Z_')) return 'it is not a whole gzip file';
  throw error;
}

function entryHandler(content: SitemapContent, onEntry: Parameters<typeof readSitemap>[1]) {
  const path: string[] = [];
  let entry = new Map<string, string>();
  return {
    open(name: string) {
      path.push(name);
      if (path.length === 1) {
        content.kind = KINDS.get(name) ?? null;
        if (!content.kind) throw new XmlFault(`its root element is <${name}>`);
      }
      if (path.length === 2) entry = new Map();
    },
    text(text: string) {
      const name = path[2];
      if (path.length === 3 && name) entry.set(name, (entry.get(name) ?? '') + text);
    },
    close() {
      path.pop();
      if (path.length !== 1 || !content.kind) return;
      content.entries += 1;
      onEntry(
        { location: entry.get('loc')?.trim() ?? '', lastmod: entry.get('lastmod')?.trim() || null },
        content.kind,
      );
    },
  };
}
