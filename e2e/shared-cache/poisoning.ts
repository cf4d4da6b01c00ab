import type { Answer, Question, Stage } from './stage.ts';

const PAGES = [
  '/',
  '/blog',
  '/blog/ga4-events-for-lead-forms',
  '/services/seo/mumbai',
  '/seo-services-in-mumbai',
  '/contact',
];
const EVIL = 'evil.example';

type Attack = Question & { name: string; query?: string };
const withHeader = (name: string, value: string): Attack => ({
  name: `${name}: ${value.slice(0, 40)}`,
  headers: { [name]: value },
});

/** What the one visitor sends so that the next gets something else. */
const ATTACKS: Attack[] = [
  ...['x-forwarded-host', 'x-host', 'x-forwarded-server', 'x-http-host-override', 'host'].map((name) =>
    withHeader(name, EVIL),
  ),
  withHeader('forwarded', `host=${EVIL};proto=gopher`),
  ...['x-forwarded-proto', 'x-forwarded-scheme'].map((name) => withHeader(name, 'gopher')),
  ...[
    'x-original-url',
    'x-rewrite-url',
    'x-invoke-path',
    'x-matched-path',
    'x-now-route-matches',
    'next-url',
  ].map((name) => withHeader(name, '/admin')),
  withHeader('x-invoke-status', '500'),
  withHeader('x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'),
  ...['x-middleware-prefetch', 'x-nextjs-data', 'x-prerender-revalidate', 'x-asked-query', 'x-last-good'].map(
    (name) => withHeader(name, '1'),
  ),
  ...['1', '0', 'true'].map((value) => withHeader('rsc', value)),
  {
    name: 'data for the router',
    headers: { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' },
    query: '?_rsc=abcde',
  },
  {
    name: 'a prefetch of it',
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    query: '?_rsc=abcde',
  },
  ...['next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-action'].map(
    (name) => withHeader(name, 'x'),
  ),
  ...['bytes=0-9', 'bytes=-5', 'bytes=9-1', 'lines=1-2'].map((value) => withHeader('range', value)),
  ...['br', 'br;q=0, gzip', 'gzip;q=0', 'identity;q=0', 'compress', 'x'.repeat(3000)].map((value) =>
    withHeader('accept-encoding', value),
  ),
  ...['text/x-component', 'application/json', 'text/markdown', 'image/webp'].map((value) =>
    withHeader('accept', value),
  ),
  ...['image', 'script', 'empty'].map((value) => withHeader('sec-fetch-dest', value)),
  withHeader('accept-language', 'hi'),
  withHeader('user-agent', 'Googlebot/2.1'),
  withHeader('cookie', '__prerender_bypass=x; __next_preview_data=x; sb-127-auth-token=x; theme=light'),
  withHeader('authorization', 'Bearer x'),
  withHeader('x-http-method-override', 'POST'),
  withHeader('x-forwarded-for', '<script>'),
  withHeader('if-none-match', '*'),
  withHeader('if-modified-since', 'Sun, 22 Nov 2099 00:00:00 GMT'),
  withHeader('expect', '100-continue'),
  withHeader('upgrade', 'websocket'),
  withHeader('x-large', 'x'.repeat(15_000)),
  withHeader('x-too-large', 'x'.repeat(40_000)),
  withHeader('x-control', '\u0001\u0007'),
  { name: 'only its head', method: 'HEAD' },
  { name: 'with another method', method: 'OPTIONS' },
  { name: 'posted to', method: 'POST', body: 'x' },
  ...[
    '?_rsc=abcde',
    '?utm_source=x',
    '?__nextDataReq=1',
    '?__nextDefaultLocale=xx',
    '?nxtPslug=evil',
    '?q=%00',
    `?${'x'.repeat(4000)}`,
    '?x=<script>',
  ].map((query) => ({ name: query.slice(0, 40), query })),
];

const READERS: Question[] = [{}, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }];
/** What says of a page whose it is and what it is. */
const TOLD = [
  'content-type',
  'location',
  'x-robots-tag',
  'content-security-policy',
  'set-cookie',
  'cache-control',
  'content-encoding',
];

function shown({ status, headers, body }: Answer): string {
  const told = TOLD.map((name) => `${name}: ${headers[name] ?? ''}`);
  return [status, ...told, body.toString('latin1')].join('\n');
}

/** Each attack on each page that nobody has asked for yet; answers what the next visitor noticed of it. */
export async function poison(stage: Stage): Promise<{ tried: number; noticed: string[] }> {
  const noticed: string[] = [];
  for (const page of PAGES)
    for (const { name, query = '', ...question } of ATTACKS) {
      const expected = await Promise.all(READERS.map((reader) => untouched(stage, page, reader)));
      await stage.purge(page);
      await stage.ask(page + query, question).catch(() => null);
      for (const [index, reader] of READERS.entries()) {
        const seen = shown(await stage.ask(page, reader));
        if (!expected[index]?.has(seen) || seen.includes(EVIL)) noticed.push(`${page} after ${name}`);
      }
    }
  return { tried: PAGES.length * ATTACKS.length, noticed };
}

/** As either instance gives it: each compresses what is asked for the first time otherwise than afterwards. */
const given = new Map<string, Set<string>>();
async function untouched(stage: Stage, page: string, reader: Question): Promise<Set<string>> {
  const key = page + JSON.stringify(reader);
  const known = given.get(key) ?? new Set();
  given.set(key, known);
  if (known.size === 0)
    for (let round = 0; round < 6; round += 1)
      for (const instance of [0, 1])
        known.add(shown(await stage.askInstance(instance, page, withNginxEncoding(reader))));
  return known;
}

const withNginxEncoding = ({ headers }: Question): Question => ({
  headers: headers ? { 'accept-encoding': 'br, gzip' } : {},
});
