import 'server-only';
import { createHash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { carried, REVALIDATE_SECONDS } from '../../cache/tags';
import { lastChange, type Stated } from '../../request/answer-once';
import { type SitemapEntry, sitemapChunks } from './document';
import { type Kind, kinds } from './kinds';
import { type IdRange, idsOfPart, partsFor } from './parts';

type Facts = { tag: string; newest: string | null };

/** A file of the sitemap, with what of its kind it lists. */
export type SitemapFile = { name: string; kind: Kind; ids: IdRange };

/** The files of a kind; none when there is nothing to list, as an empty file would be no sitemap. */
export async function filesOf(kindName: string, kind: Kind): Promise<SitemapFile[]> {
  const addresses = await kind.count();
  const parts = kind.isNumbered ? partsFor(addresses) : Math.min(addresses, 1);
  return Array.from({ length: parts }, (_, index) => ({
    name: kind.isNumbered ? `${kindName}-${index + 1}.xml` : `${kindName}.xml`,
    kind,
    ids: idsOfPart(index + 1, parts),
  }));
}

/** Null when no file has this name. */
export async function findFile(name: string): Promise<SitemapFile | null> {
  const [, kindName = ''] = /^([a-z]+)(?:-\d{1,5})?\.xml$/.exec(name) ?? [];
  const kind = kinds.get(kindName);
  const files = kind ? await filesOf(kindName, kind) : [];
  return files.find((file) => file.name === name) ?? null;
}

/** What a file amounts to: reckoned once for each state of the pages, without holding it. */
function factsOf({ kind, ids }: SitemapFile, key: string): Promise<Facts> {
  const reckon = unstable_cache(() => reckonFacts(kind.entries(ids)), ['sitemap-facts', key], {
    tags: carried(kind.dependencies),
    revalidate: REVALIDATE_SECONDS,
  });
  return reckon();
}

async function reckonFacts(entries: AsyncIterable<SitemapEntry>): Promise<Facts> {
  const hash = createHash('sha256');
  let newest = '';
  async function* noted() {
    for await (const entry of entries) {
      if (entry.changedAt && entry.changedAt > newest) newest = entry.changedAt;
      yield entry;
    }
  }
  for await (const chunk of sitemapChunks(noted())) hash.update(chunk);
  return { tag: hash.digest('base64url').slice(0, 27), newest: newest || null };
}

export async function stateOf(file: SitemapFile): Promise<Stated> {
  const { tag, newest } = await factsOf(file, `${file.name} ${file.ids.before}`);
  return { tag, changedAt: lastChange(`/sitemaps/${file.name}`, tag, newest) };
}

/** When what a file lists changed last; of a kind with many files the database knows it without reading them. */
export async function newestIn(file: SitemapFile): Promise<string | null> {
  if (file.kind.newest) return file.kind.newest(file.ids);
  return (await stateOf(file)).changedAt.toISOString();
}
