import 'server-only';
import { REVALIDATE_SECONDS } from '../cache';
import { orUnavailable } from '../unavailable';
import { ADDRESSES_A_FILE, sitemapChunks, sitemapIndex } from './document';
import { type Kind, kinds } from './kinds';
import { streamOf } from './stream';

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': `public, max-age=${REVALIDATE_SECONDS}`,
};

/** `/sitemap.xml`: the files that have something in them. */
export function answerWithIndex(): Promise<Response> {
  return orUnavailable('sitemap.unavailable', async () => {
    const files = await Promise.all(
      Object.entries(kinds).map(async ([name, kind]) => fileNames(name, kind, await kind.count())),
    );
    return new Response(sitemapIndex(files.flat().map((file) => `/sitemaps/${file}`)), { headers: HEADERS });
  });
}

/** `/sitemaps/{file}`. Written as it is read, so that its length is no matter of memory. */
export function answerWithFile(file: string): Promise<Response> {
  return orUnavailable('sitemap.unavailable', async () => {
    const [, name = '', digits] = /^([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/.exec(file) ?? [];
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind || !fileNames(name, kind, await kind.count()).includes(file)) return missing();
    const chunks = sitemapChunks(
      kind.entries((Number(digits ?? 1) - 1) * ADDRESSES_A_FILE, ADDRESSES_A_FILE),
    );
    const first = await chunks.next();
    return first.done ? missing() : new Response(streamOf(first.value, chunks), { headers: HEADERS });
  });
}

/** The files of a kind; none when there is nothing to list, as an empty file would be no sitemap. */
export function fileNames(name: string, { numbered }: Pick<Kind, 'numbered'>, count: number): string[] {
  if (count === 0) return [];
  if (!numbered) return [`${name}.xml`];
  return Array.from(
    { length: Math.ceil(count / ADDRESSES_A_FILE) },
    (_, index) => `${name}-${index + 1}.xml`,
  );
}

const missing = () => new Response('Sitemap Not Found', { status: 404 });
