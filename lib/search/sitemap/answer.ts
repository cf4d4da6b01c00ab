import 'server-only';
import { isoDate } from '../../format/dates';
import { answerOnce, answerUnlessKnown } from '../../request/answer-once';
import { streamOf } from '../../request/stream';
import { orUnavailable } from '../../request/unavailable';
import { sitemapChunks, sitemapIndex } from './document';
import { filesOf, findFile, newestIn, stateOf } from './facts';
import { kinds } from './kinds';

const type = 'application/xml; charset=utf-8';

export function answerWithIndex(request: Request): Promise<Response> {
  return orUnavailable('sitemap.unavailable', async () => {
    const files = (await Promise.all([...kinds].map(([name, kind]) => filesOf(name, kind)))).flat();
    const entries = await Promise.all(
      files.map(async (file) => ({ path: `/sitemaps/${file.name}`, changedAt: await newestIn(file) })),
    );
    const newest = entries
      .map(({ changedAt }) => isoDate(changedAt) ?? '')
      .toSorted()
      .at(-1);
    return answerOnce(request, sitemapIndex(entries), { name: '/sitemap.xml', type, newest });
  });
}

/** `/sitemaps/{file}`. Written as it is read, so that its length is no matter of memory. */
export function answerWithFile(request: Request, name: string): Promise<Response> {
  return orUnavailable('sitemap.unavailable', async () => {
    const file = await findFile(name);
    if (!file) return missing();
    const state = await stateOf(file);
    const chunks = sitemapChunks(file.kind.entries(file.ids));
    // What cannot be read is found out before the answer begins.
    const { value = '' } = await chunks.next();
    return answerUnlessKnown(request, state, { type }, () => streamOf(value, chunks));
  });
}

const missing = () =>
  new Response('Sitemap Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
