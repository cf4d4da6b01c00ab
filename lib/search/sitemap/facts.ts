import 'server-only';
import { createHash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { carried, REVALIDATE_SECONDS } from '../../cache/tags';
import { lastChange, type Stated } from '../../request/answer-once';
import { ADDRESSES_A_FILE, type SitemapEntry, sitemapChunks } from './document';
import { kinds } from './kinds';

type Facts = { tag: string; newest: string | null };

/** Which of a kind's files a name is; null when it is the name of none. */
export function readName(file: string): { kind: string; from: number } | null {
  const [, kind = '', digits] = /^([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/.exec(file) ?? [];
  return kinds.has(kind) ? { kind, from: (Number(digits ?? 1) - 1) * ADDRESSES_A_FILE } : null;
}

export function entriesOf(file: string): AsyncIterable<SitemapEntry> {
  const name = readName(file);
  const kind = name && kinds.get(name.kind);
  if (!kind) throw new Error('no sitemap has this name');
  return kind.entries(name.from, ADDRESSES_A_FILE);
}

/** What a file amounts to: reckoned once for each state of the pages, without holding it. */
function factsOf(file: string): Promise<Facts> {
  const dependencies = kinds.get(readName(file)?.kind ?? '')?.dependencies ?? [];
  const reckon = unstable_cache(() => reckonFacts(file), ['sitemap-facts', file], {
    tags: carried(dependencies),
    revalidate: REVALIDATE_SECONDS,
  });
  return reckon();
}

async function reckonFacts(file: string): Promise<Facts> {
  const hash = createHash('sha256');
  let newest = '';
  async function* noted() {
    for await (const entry of entriesOf(file)) {
      if (entry.changedAt && entry.changedAt > newest) newest = entry.changedAt;
      yield entry;
    }
  }
  for await (const chunk of sitemapChunks(noted())) hash.update(chunk);
  return { tag: hash.digest('base64url').slice(0, 27), newest: newest || null };
}

export async function stateOf(file: string): Promise<Stated> {
  const { tag, newest } = await factsOf(file);
  return { tag, changedAt: lastChange(`/sitemaps/${file}`, tag, newest) };
}
