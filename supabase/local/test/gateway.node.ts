import assert from 'node:assert/strict';
import { request } from 'node:http';
import { afterEach, describe, it } from 'node:test';
import { publishableKey, startTestStack } from './support.ts';

const { url, visitor, service } = await startTestStack({ LOCAL_STACK_STATEMENT_MS: '1000' });
const rest = (path: string, init: RequestInit = {}) =>
  fetch(`${url}/rest/v1/${path}`, { ...init, headers: { apikey: publishableKey, ...init.headers } });

it('says that it is well', async () => {
  const response = await fetch(`${url}/health`);
  assert.deepEqual([response.status, await response.json()], [200, { status: 'ok' }]);
});

describe('what the site does not use', () => {
  const cases: [string, RequestInit?][] = [
    ['articles?select=facts->n'],
    ['articles?select=views::text'],
    ['articles?select=...authors!articles_author_id_fkey(name)'],
    ['articles?select=views.sum()'],
    ['articles?slug=match.x'],
    ['articles?slug=like(any).{x}'],
    ['articles?order=authors(name)'],
    ['articles?select=slug,comments(body)&comments=is.null'],
    ['articles', { headers: { accept: 'text/csv' } }],
    ['articles', { headers: { prefer: 'count=planned' } }],
    ['articles?slug=eq.x', { method: 'PUT', body: '{}' }],
    ['articles?slug=eq.x&limit=1', { method: 'DELETE' }],
    ['articles?slug=eq.x&order=slug', { method: 'DELETE' }],
  ];
  for (const [path, init] of cases)
    it(`is answered by a 501 that names it: ${init?.method ?? 'GET'} ${path}${init?.headers ? JSON.stringify(init.headers) : ''}`, async () => {
      const response = await rest(path, init);
      assert.equal(response.status, 501);
      assert.match((await response.json()).message, /\((GET|PUT|DELETE) \/rest\/v1\//);
    });

  it('includes whole services', async () => {
    const paths = [
      '/storage/v1/bucket',
      '/realtime/v1',
      '/graphql/v1',
      '/resend/domains',
      '/recaptcha/other',
      '/',
    ];
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
    assert.deepEqual(
      statuses,
      paths.map(() => 501),
    );
  });
});

describe('a test may take the database away', () => {
  const pause = (database: unknown) =>
    fetch(`${url}/local/pause`, { method: 'POST', body: JSON.stringify({ database }) });
  afterEach(() => pause(false));

  it('as if it were down', async () => {
    await pause(true);
    await assert.rejects(rest('articles'));
    await assert.rejects(fetch(`${url}/auth/v1/health`));
    assert.equal((await fetch(`${url}/inbox.json`)).status, 200);
    await pause(false);
    assert.equal((await rest('articles')).status, 200);
  });

  it('as if it never answered', async () => {
    await pause('hang');
    await assert.rejects(rest('articles', { signal: AbortSignal.timeout(200) }), { name: 'TimeoutError' });
  });
});

describe('hostile requests', () => {
  const texts = [
    "'; drop table articles; --",
    '") ; drop table articles; --',
    "\\'; select 1",
    'a\u0000b',
    '$$',
    '/*',
    "x' or '1'='1",
    '"',
    '\\',
    '%00',
    '))))',
    '('.repeat(400),
    '{"}',
    ',,,',
    '::int',
    'a::text); drop table articles;--',
    '!',
    '->',
    '->>',
    '...',
    '....',
    'é🙂\ud800',
    '..',
    '1e9999',
    'null',
  ];
  const places: ((text: string) => string)[] = [
    (text) => `articles?select=${text}`,
    (text) => `articles?${text}=eq.1`,
    (text) => `articles?slug=eq.${text}`,
    (text) => `articles?slug=in.(${text})`,
    (text) => `articles?or=(slug.eq.${text})`,
    (text) => `articles?or=(${text})`,
    (text) => `articles?order=${text}`,
    (text) => `articles?limit=${text}`,
    (text) => `articles?offset=${text}`,
    (text) => `articles?select=slug,x:${text}`,
    (text) => `articles?select=slug,authors!${text}(slug)`,
    (text) => `articles?select=authors(${text})`,
    (text) => `articles?tags=cs.${text}`,
    (text) => `articles?words=wfts(${text}).x`,
    (text) => `articles?${text}->>x=eq.1`,
    (text) => `articles?slug=is.${text}`,
    (text) => `${text}?select=*`,
    (text) => `rpc/${text}`,
    (text) => `rpc/search_articles?phrase=${text}`,
    (text) => `articles?slug=${text}.x`,
    (text) => `authors?columns=${text}`,
  ];

  it('never reach the database as syntax', async () => {
    for (const text of texts)
      for (const place of places) {
        const path = place(encodeURIComponent(text.toWellFormed()));
        const response = await rest(path);
        const body = await response.text();
        assert.ok(response.status < 500 || response.status === 501, `${response.status} ${path} ${body}`);
        assert.doesNotMatch(body, /syntax error/, path);
      }
    assert.equal((await service.from('articles').select('*', { count: 'exact', head: true })).count, 12);
  });

  it('with a broken or huge body are refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const insert = (body: string) => rest('messages', { method: 'POST', body, headers });
    const bodies = ['{', '[1]', '[{"id":"x"},{"body":"y"}]', '['.repeat(100_000)];
    for (const body of bodies) assert.equal((await insert(body)).status, 400, body.slice(0, 30));
    assert.equal(
      (await insert(`{"body":"${'x'.repeat(9_000_000)}"}`).catch(() => ({ status: 413 }))).status,
      413,
    );
    assert.equal(
      (await insert('{"id":"b0000000-0000-4000-8000-000000000001","body":"a\\u0000b"}')).status,
      400,
    );
  });

  it('under the name of another site are refused', async () => {
    const status = await new Promise((resolve) => {
      request(`${url}/inbox.json`, { headers: { host: 'evil.example' } }, ({ statusCode }) =>
        resolve(statusCode),
      ).end();
    });
    assert.equal(status, 403);
    const foreign = {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: '{"database":true}',
    };
    assert.equal((await fetch(`${url}/local/pause`, foreign)).status, 403);
  });
});

describe('a statement that runs away', () => {
  it('is cut off, holds up nobody else for long and loses nothing', async () => {
    await service.from('authors').insert({ slug: 'before', name: 'Before' });
    const started = performance.now();
    const runaway = visitor.rpc('burn', { rows: 2_000_000_000 }).then((result) => result);
    const [health, next] = await Promise.all([
      fetch(`${url}/health`),
      visitor.from('articles').select('slug').limit(1),
    ]);
    assert.equal(health.status, 200);
    assert.equal(next.status, 200);
    assert.ok(performance.now() - started < 8000);
    const { status, error } = await runaway;
    assert.deepEqual([status, error?.code], [500, '57014']);
    assert.equal(
      (await visitor.from('authors').select('name').eq('slug', 'before').single()).data?.name,
      'Before',
    );
  });
});
