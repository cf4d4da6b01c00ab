/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { everyArea, everyPage } from '../routes/table';
import { filledIn, findNginx } from './nginx';
import { BehindNginx, end, type Handler, type Headers, listen, portOf } from './testing/behind-nginx';

const nginx = findNginx();
if (!nginx) console.log('nginx is not installed here: what only it can show is left out.');
const withNginx = nginx ? describe : describe.skip;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const configuration = fs.readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8');

test('it knows each area that answers callers in their own way, and each page that heeds its query', () => {
  const [, personal] =
    /location ~ (\S+) \{\s+proxy_pass[^}]+proxy_max_temp_file_size/.exec(configuration) ?? [];
  const [, queried] = /"~(\S+)" \$request_uri;/.exec(configuration) ?? [];
  const isPersonal = new RegExp(personal ?? '');
  const isQueried = new RegExp(queried ?? '');
  for (const { path, isPersonal: expected = false } of everyArea)
    expect([path, isPersonal.test(path)]).toEqual([path, expected || path.startsWith('/api/')]);
  for (const { path, parameters } of everyPage) {
    const address = path.replace(/\[\w+\]/, 'a-page');
    if (parameters) expect([path, isQueried.test(address)]).toEqual([path, true]);
  }
});

test('each of its settings is said at its head and filled in', () => {
  const settings = {
    SITE_URL: 'https://www.example.com',
    SITE_ONE: 'site-1:3000',
    SITE_TWO: 'site-2:3000',
    LISTEN: '8080',
    PURGE_LISTEN: '8081',
    STATE_FOLDER: '/var/cache/nginx',
  };
  const [head = ''] = configuration.split('\n\n');
  for (const name of Object.keys(settings)) expect(head).toContain(name);
  expect(filledIn(settings).replace(head, '')).not.toMatch(/\$\{/);
});

withNginx('nginx before two instances', () => {
  const site = new BehindNginx();
  beforeAll(() => site.open(nginx ?? ''));
  afterAll(() => site.close());
  beforeEach(() => site.forget());

  test('a page is asked for once, whoever comes with whatever query, cookie or header', async () => {
    const first = await site.ask('/page', { headers: { cookie: 'sb-auth=me', 'user-agent': 'one' } });
    const others: Headers[] = [
      { cookie: 'sb-auth=you', 'user-agent': 'two', accept: 'image/webp' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', 'x-original-url': '/evil' },
      { 'next-router-state-tree': 'evil', 'next-url': '/evil', 'next-router-prefetch': '1' },
      { 'x-middleware-prefetch': '1', 'x-nextjs-data': '1', 'x-matched-path': '/evil' },
      { 'if-none-match': '"other"', 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      { 'cache-control': 'no-cache', pragma: 'no-cache' },
    ];
    for (const headers of others) {
      const { status, body } = await site.ask('/page?utm_source=x&_rsc=1', { headers });
      expect([status, body]).toEqual([200, first.body]);
    }
    expect((await site.ask('/page', { headers: { range: 'bytes=0-6' } })).body).toBe('version');
    expect(site.asked).toHaveLength(1);
    expect(site.asked[0]?.headers['x-forwarded-host']).toBeUndefined();
  });

  test('whoever asks first for a part of it, or for its head, leaves the whole page for the others', async () => {
    await site.ask('/in-parts', { headers: { range: 'bytes=0-1', 'if-range': '"x"' } });
    await site.ask('/its-head', { method: 'HEAD' });
    for (const address of ['/in-parts', '/its-head'])
      expect((await site.ask(address)).body).toBe(`version 1 of ${address} in plain`);
    expect(site.asked.map(({ line }) => line)).toEqual(['GET /in-parts', 'GET /its-head']);
    expect(site.asked[0]?.headers.range).toBeUndefined();
  });

  test('there are three copies of a page, by what a browser can unpack', async () => {
    const copies = {
      'br, gzip': ['br, gzip', 'gzip, deflate, br, zstd'],
      gzip: ['gzip', 'gzip;q=1.0, br;q=0'],
      plain: ['br', 'br, gzip;q=0', 'identity', '*', 'xgzip'],
    };
    for (const [copy, accepted] of Object.entries(copies))
      for (const encoding of accepted)
        expect((await site.ask('/encoded', { headers: { 'accept-encoding': encoding } })).body).toMatch(
          new RegExp(` in ${copy}$`),
        );
    expect(site.timesAsked('/encoded')).toBe(3);
  });

  test.each(['1', '0', 'x'])(
    'data for the router, asked for with RSC: %s, never stand for a page, nor a page for them',
    async (rsc) => {
      const address = `/routed-${rsc}`;
      for (let round = 0; round < 2; round += 1) {
        expect((await site.ask(address, { headers: { rsc } })).body).toBe('data');
        expect((await site.ask(address)).body).toContain('version 1');
      }
      expect(site.timesAsked(address)).toBe(3);
    },
  );

  test('lists are told apart by their whole query, however it is written', async () => {
    const lists = ['', '?page=2', '?%70age=2', '?page=3&page=2', '?category=SEO'].map(
      (query) => `/blog${query}`,
    );
    for (const address of [...lists, ...lists])
      expect((await site.ask(address)).body).toContain(` of ${address} in`);
    expect(site.asked).toHaveLength(lists.length);
  });

  test('two addresses that differ in how they are written are not taken for one', async () => {
    const addresses = [
      '/services/seo',
      '/services//seo',
      '/services/%73eo',
      '/services/./seo',
      '/x/..%2fservices/seo',
    ];
    for (const address of addresses) expect((await site.ask(address)).body).toContain(` of ${address} in`);
    expect(site.asked).toHaveLength(addresses.length);
  });

  test('by another name nobody is answered but sent on; the health is told to whoever asks', async () => {
    for (const host of ['evil.example', 'staging.evil.example', 'localhost:1', '127.0.0.1']) {
      const { status, headers } = await site.ask('/page', { headers: { host } });
      expect([status, headers.location]).toEqual([308, `${site.url}/page`]);
      expect((await site.ask('/api/health', { headers: { host } })).status).toBe(200);
    }
    expect(site.asked.every(({ headers }) => headers.host === new URL(site.url).host)).toBe(true);
  });

  test('what is each caller’s own is never kept, whatever it says of itself', async () => {
    for (const address of ['/admin', '/admin/blog', '/api/health', '/preview/x', '/%61dmin', '/x/../admin']) {
      site.version = 1;
      await site.ask(address);
      site.version = 2;
      expect((await site.ask(address)).body).toContain('version 2');
    }
  });

  test.each<[string, Headers]>([
    ['sets a cookie', { 'set-cookie': 'a=b' }],
    ['varies by something else', { vary: 'Cookie' }],
    ['varies by everything', { vary: '*' }],
    ['is private', { 'cache-control': 'private, max-age=60' }],
    ['is not to be stored', { 'cache-control': 'no-store' }],
    ['says nothing', { 'cache-control': '' }],
    ['is a redirect', { 'cache-control': 'public, max-age=0, must-revalidate', location: '/' }],
  ])('an answer that %s is not kept', async (name, headers) => {
    const address = `/${name.replaceAll(' ', '-')}`;
    site.special.set(address, (_, response) => {
      response.writeHead(200, { 'cache-control': 'public, s-maxage=60', ...headers }).end(`${site.version}`);
    });
    await site.ask(address);
    site.version = 2;
    expect((await site.ask(address)).body).toBe('2');
  });

  test('an instance has a page forgotten in each encoding, and a visitor cannot', async () => {
    const encodings: Headers[] = [{}, { 'accept-encoding': 'gzip' }, BROWSER];
    const versions = () =>
      Promise.all(
        encodings.map(async (headers) => (await site.ask('/purged', { headers })).body.split(' ')[1]),
      );
    await versions();
    site.version = 2;
    await site.ask('/purged', { method: 'PURGE' });
    expect(await versions()).toEqual(['1', '1', '1']);
    expect((await site.purge('/purged?utm_source=x')).status).toBe(200);
    // The copies in other encodings go beside the answer.
    await until(async () => expect(await versions()).toEqual(['2', '2', '2']));
    expect((await site.purge('/purged', 'GET')).status).toBe(405);
    expect((await site.ask('/-forget/plain')).body).toContain('of /-forget/plain');
  });

  test('what is old is given while it is asked for anew, and no longer than it says', async () => {
    const says =
      (status: number, cacheControl: string): Handler =>
      (_, response) =>
        void response.writeHead(status, { 'cache-control': cacheControl }).end(`${site.version}`);
    site.special.set('/old', says(200, 's-maxage=1, stale-while-revalidate=60'));
    site.special.set('/too-old', says(200, 's-maxage=1'));
    site.special.set('/unpublished', says(200, 's-maxage=1, stale-if-error=600'));
    site.special.set('/failing', says(200, 's-maxage=1, stale-if-error=600'));
    site.special.set('/published', says(404, 's-maxage=1'));
    for (const address of site.special.keys()) expect((await site.ask(address)).body).toBe('1');
    site.version = 2;
    site.special.set('/unpublished', says(404, 's-maxage=5'));
    site.special.set('/published', says(200, 's-maxage=60'));
    site.special.set('/failing', (request) => void request.socket.destroy());
    await until(async () => expect((await site.ask('/too-old')).body).toBe('2'));
    expect((await site.ask('/old')).body).toBe('1');
    await until(async () => expect((await site.ask('/old')).body).toBe('2'));
    expect(await site.ask('/unpublished')).toMatchObject({ status: 404, body: '2' });
    expect(await site.ask('/published')).toMatchObject({ status: 200, body: '2' });
    expect(await site.ask('/failing')).toMatchObject({ status: 200, body: '1' });
  });

  test('the visitor’s address is written behind what they claim, and they do not name their request', async () => {
    const claimed = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'mine', traceparent: 'mine' };
    await site.ask('/from', { headers: claimed });
    expect(site.asked[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(site.asked[0]?.headers.traceparent).toBeUndefined();
    expect(site.asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  /** Whoever is asked first dies over it; the other answers. */
  function diesOnce(): Handler {
    let asked = 0;
    return (request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.end('taken');
    };
  }

  test('an enquiry whose instance dies over it goes to the other, whole; what the staff sends does not', async () => {
    const enquiry = 'x'.repeat(200_000);
    for (const address of ['/contact', '/services/seo/mumbai']) {
      site.special.set(address, diesOnce());
      expect(await site.post(address, enquiry)).toMatchObject({ status: 200, body: 'taken' });
      const [first, second] = site.asked.filter(({ line }) => line === `POST ${address}`);
      expect([first?.body, second?.body]).toEqual([enquiry, enquiry]);
      expect(first?.instance).not.toBe(second?.instance);
    }
    for (const address of ['/admin/blog', '/api/images']) {
      site.special.set(address, diesOnce());
      expect((await site.post(address)).status).toBe(503);
      expect(site.timesAsked(address)).toBe(1);
    }
  });

  test('a file that one instance does not have is fetched from the other, one that nobody has is missing', async () => {
    const address = '/_next/static/chunks/app-1a2b.js';
    let asked = 0;
    site.special.set(address, (_, response) => {
      asked += 1;
      response.setHeader('cache-control', asked === 1 ? 'no-store' : 'public, max-age=31536000, immutable');
      response.writeHead(asked === 1 ? 404 : 200).end(asked === 1 ? 'missing' : 'the chunk');
    });
    for (let n = 0; n < 3; n += 1)
      expect(await site.ask(address)).toMatchObject({ status: 200, body: 'the chunk' });
    const instances = site.asked
      .filter(({ line }) => line === `GET ${address}`)
      .map(({ instance }) => instance);
    expect(new Set(instances).size).toBe(2);
    const missing = '/scripts/page-0000.js';
    site.special.set(missing, (_, response) =>
      response.writeHead(404, { 'cache-control': 'no-store' }).end('missing'),
    );
    for (let n = 0; n < 2; n += 1) expect((await site.ask(missing)).status).toBe(404);
    expect(site.timesAsked(missing)).toBeGreaterThan(2);
  });

  test('what a page wakes with is asked of both, while one of them is a release behind', async () => {
    const address = '/flight/0123456789abcdefghijkl/contact';
    for (let n = 0; n < 6; n += 1) {
      let asked = 0;
      site.special.set(`${address}-${n}`, (_, response) => {
        asked += 1;
        response.writeHead(asked === 1 ? 404 : 200, { 'cache-control': 'no-store' }).end('its other half');
      });
      expect((await site.ask(`${address}-${n}`)).status).toBe(200);
    }
  });

  test('what is too large for the site is refused in its words', async () => {
    const { status, body } = await site.post('/api/images', 'x'.repeat(11 * 1024 * 1024));
    expect(status).toBe(413);
    expect(JSON.parse(body)).toEqual({ message: 'The picture must not be larger than 10 MB.' });
  });

  test('with one instance gone all is answered; with both what is kept, and else that they will be back', async () => {
    const ports = { one: portOf(site.one), two: portOf(site.two) };
    await site.ask('/kept');
    end(site.one);
    for (let n = 0; n < 20; n += 1)
      for (const answer of [site.ask(`/one-gone-${n}`), site.post('/contact'), site.post('/admin/save')])
        expect((await answer).status).toBe(200);
    const gone = '/flight/0123456789abcdefghijkl/gone';
    site.special.set(gone, (_, response) => response.writeHead(404).end('the page as it is now'));
    for (let n = 0; n < 8; n += 1)
      expect(await site.ask(gone)).toMatchObject({ status: 404, body: 'the page as it is now' });
    end(site.two);
    const { status, headers, body } = await site.ask('/both-gone');
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
    expect(body).toContain('back in a moment');
    expect((await site.ask('/kept')).body).toContain('version 1');
    await listen(site.one, ports.one);
    expect((await site.ask('/one-back')).status).toBe(200);
    await listen(site.two, ports.two);
  });
});

async function until(expectation: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const met = await expectation().then(
      () => true,
      () => false,
    );
    if (met) return;
    await pause(50);
  }
  await expectation();
}
