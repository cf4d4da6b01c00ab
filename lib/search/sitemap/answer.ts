import 'server-only';
import { answerOnce, answerUnlessKnown } from '../../request/answer-once';
import { streamOf } from '../../request/stream';
import { orUnavailable } from '../../request/unavailable';
import { ADDRESSES_A_FILE, sitemapChunks, sitemapIndex } from './document';
import { entriesOf, readName, stateOf } from './facts';
import { type Kind, kinds } from './kinds';

const type = 'application/xml; charset=utf-8';

export function answerWithIndex(request: Request): Promise<Response> {
  return orUnavailable('sitemap.unavailable', async () => {
    const files = (await Promise.all([...kinds].map(([name, kind]) => filesOf(name, kind)))).flat();
    const entries = await Promise.all(
      files.map(async (file) => ({ path: `/sitemaps/${file}`, changedAt: (await stateOf(file)).changedAt })),
    );
    const newest = new Date(Math.max(...entries.map(({ changedAt }) => changedAt.getTime()))).toISOString();
    return answerOnce(request, sitemapIndex(entries), { name: '/sitemap.xml', type, newest });
  });
}

/** `/sitemaps/{file}`. Written as it is read, so that its length is no matter of memory. */
export function answerWithFile(request: Request, file: string): Promise<Response> {
  return orUnavailable('sitemap.unavailable', async () => {
    const name = readName(file);
    const kind = name && kinds.get(name.kind);
    if (!kind || !(await filesOf(name.kind, kind)).includes(file)) return missing();
    const state = await stateOf(file);
    const chunks = sitemapChunks(entriesOf(file));
    // What cannot be read is found out before the answer begins.
    const { value = '' } = await chunks.next();
    return answerUnlessKnown(request, state, { type }, () => streamOf(value, chunks));
  });
}

const filesOf = async (name: string, kind: Kind) => fileNames(name, kind, await kind.count());

/** The files of a kind; none when there is nothing to list, as an empty file would be no sitemap. */
export function fileNames(name: string, { numbered }: Pick<Kind, 'numbered'>, count: number): string[] {
  if (count === 0) return [];
  if (!numbered) return [`${name}.xml`];
  return Array.from(
    { length: Math.ceil(count / ADDRESSES_A_FILE) },
    (_, index) => `${name}-${index + 1}.xml`,
  );
}

const missing = () =>
  new Response('Sitemap Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
