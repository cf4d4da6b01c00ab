/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type AuditOptions, type AuditReport, audit, type Progress } from './index';
import {
  type FixtureAnswer,
  type FixtureSite,
  html,
  PUBLIC_ORIGIN,
  redirect,
  serve,
} from './testing/fixture-site';
import { addPage, healthySite, linkTo } from './testing/healthy-site';

async function audited(
  site: FixtureSite,
  options: Partial<AuditOptions> = {},
  onProgress?: (progress: Progress) => void,
): Promise<AuditReport> {
  const { origin, close } = await serve(site);
  try {
    return await audit(origin, { publicOrigin: PUBLIC_ORIGIN, ...options }, onProgress);
  } finally {
    await close();
  }
}

const found = (report: AuditReport) =>
  report.rules.flatMap(({ id, findings }) => (findings.length > 0 ? [id] : []));
const details = (report: AuditReport, id: string) =>
  report.rules.find((rule) => rule.id === id)?.findings.map(({ detail }) => detail) ?? [];

function hang(site: FixtureSite, path: string, answer: FixtureAnswer): void {
  site.put(path, answer);
  linkTo(site, '/', path);
}

async function* forEver(piece: string | Uint8Array, everyMs = 0) {
  for (;;) {
    yield piece;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

describe('a crawl', () => {
  test('tells how far it is, and counts what it asked for', async () => {
    const steps: Progress[] = [];
    const report = await audited(healthySite(), {}, (progress) => steps.push(progress));
    expect(report).toMatchObject({
      addresses: 4,
      pages: 4,
      listed: 4,
      isWhole: true,
      errors: 0,
      warnings: 0,
    });
    expect(steps.map(({ done }) => done)).toEqual([1, 2, 3, 4]);
    expect(steps.at(-1)).toMatchObject({ done: 4, found: 4, address: expect.stringMatching(/^http/) });
  });

  test('asks no other host for anything when told to stay at home', async () => {
    let asked = 0;
    const elsewhere = http.createServer((_, response) => {
      asked += 1;
      response.writeHead(200, { 'content-type': 'image/png' }).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const stranger = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const site = healthySite();
    site.edit('/about', `${PUBLIC_ORIGIN}/og.png`, `${stranger}/og.png`);
    site.edit('/about', '</main>', `<a href="${stranger}/">Elsewhere</a></main>`);
    expect(found(await audited(site, { staysHome: true }))).toEqual([]);
    expect(asked).toBe(0);
    site.put('/robots.txt', redirect(`${stranger}/robots.txt`));
    await audited(site, { staysHome: true });
    expect(asked).toBe(0);
    await audited(site);
    expect(asked).toBeGreaterThan(0);
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  test('ends at the limit in a calendar without an end, and has read the sitemap all the same', async () => {
    const site = healthySite();
    linkTo(site, '/', '/calendar/0');
    site.fallback = (path) => {
      const [, day] = /^\/calendar\/(\d+)$/.exec(path) ?? [];
      if (!day) return html('Nothing', 404);
      return html(`<h1>Day ${day}</h1><a href="/calendar/${Number(day) + 1}">The next day</a>`);
    };
    const asked: string[] = [];
    const report = await audited(site, { limit: 40 }, ({ address }) => asked.push(new URL(address).pathname));
    expect(report).toMatchObject({ addresses: 40, isWhole: false });
    expect(asked).toEqual(expect.arrayContaining(['/', '/about', '/prices', '/hi']));
    expect(found(report)).not.toContain('deep-page');
  });

  test('ends at the limit of redirects without an end', async () => {
    const site = healthySite();
    linkTo(site, '/', '/next/0');
    site.fallback = (path) => {
      const [, step] = /^\/next\/(\d+)$/.exec(path) ?? [];
      return step ? redirect(`/next/${Number(step) + 1}`) : html('Nothing', 404);
    };
    const report = await audited(site, { limit: 300 });
    expect(report.addresses).toBe(300);
    expect(found(report)).toContain('redirect-chain');
  });

  test('stops when it is told to', async () => {
    const controller = new AbortController();
    const stopped = audited(healthySite(), { signal: controller.signal }, () => controller.abort());
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('leaves rules out', async () => {
    const site = healthySite();
    linkTo(site, '/', '/gone');
    const report = await audited(site, { ignore: ['broken-link'] });
    expect(report).toMatchObject({ errors: 0, ignored: ['broken-link'] });
  });
});

test('a nofollow link is no fault where the page may not be listed', async () => {
  const site = healthySite();
  addPage(site, '/sorted', { isListed: false, isLinked: false });
  site.header('/sorted', 'x-robots-tag', 'noindex');
  site.edit('/about', '</main>', '<a href="/sorted" rel="nofollow">Sorted</a></main>');
  expect(found(await audited(site))).toEqual([]);
});

describe('robots.txt', () => {
  test.each([
    [true, ['robots-hides-noindex']],
    [false, []],
  ])('closes pages to others than the owner (is the owner: %s)', async (readsBlocked, expected) => {
    const site = healthySite();
    addPage(site, '/private/page', { isListed: false });
    site.header('/private/page', 'x-robots-tag', 'noindex');
    const report = await audited(site, { readsBlocked });
    expect(found(report)).toEqual(expected);
    expect(report.addresses).toBe(readsBlocked ? 5 : 4);
  });

  test('that cannot be had closes everything to others than the owner', async () => {
    const site = healthySite();
    site.put('/robots.txt', html('', 500));
    await expect(audited(site, { readsBlocked: false })).rejects.toThrow(/robots\.txt answers 500/);
  });

  test('is given the pause it asks for, page by page', async () => {
    const site = healthySite();
    site.edit('/robots.txt', 'User-agent: *', 'User-agent: *\nCrawl-delay: 0.1');
    const start = performance.now();
    await audited(site, { readsBlocked: false });
    expect(performance.now() - start).toBeGreaterThan(390);
  });

  test('can turn this auditor away by its name', async () => {
    const site = healthySite();
    site.edit('/robots.txt', 'User-agent: *', 'User-agent: SiteAudit\nDisallow: /\n\nUser-agent: *');
    await expect(audited(site, { readsBlocked: false })).rejects.toThrow(/does not let this auditor/);
  });
});

describe('what a server may do', () => {
  test('being busy for a moment is waited for', async () => {
    const site = healthySite();
    const asked: number[] = [];
    linkTo(site, '/', '/busy');
    site.fallback = (path) => {
      if (path !== '/busy') return html('', 404);
      asked.push(asked.length);
      return asked.length < 3
        ? { status: 429, headers: { 'retry-after': '0' }, body: '' }
        : redirect('/about');
    };
    const report = await audited(site);
    expect(asked).toHaveLength(3);
    expect(details(report, 'broken-link')).toEqual([]);
  });

  test('being busy for good is a broken link', async () => {
    const site = healthySite();
    hang(site, '/busy', { status: 429, headers: { 'retry-after': '0' }, body: '' });
    expect(details(await audited(site), 'broken-link')).toEqual([expect.stringContaining('429')]);
  });

  test('never answering is a broken link, and takes no longer than the limit', async () => {
    const site = healthySite();
    hang(
      site,
      '/slow',
      html(() => forEver('<p>a little more</p>', 50)),
    );
    const report = await audited(site, { timeoutMs: 400 });
    expect(details(report, 'broken-link')).toEqual([expect.stringContaining('no answer within 0.4 s')]);
    expect(report.seconds).toBeLessThan(5);
  });

  test('a page without an end is read up to the limit', async () => {
    const site = healthySite();
    hang(
      site,
      '/endless',
      html(() => forEver(`<p>${'word '.repeat(2000)}</p>`)),
    );
    const report = await audited(site, { maxBodyBytes: 600 * 1024 });
    expect(report.isWhole).toBe(true);
    expect(details(report, 'html-over-500kb')).toEqual(['600 KB']);
  });

  test('a small answer that unpacks to a large one is read up to the limit', async () => {
    const site = healthySite();
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, 'a'));
    hang(site, '/bomb', {
      status: 200,
      headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
      body: bomb,
    });
    const report = await audited(site, { maxBodyBytes: 600 * 1024 });
    expect(details(report, 'html-over-500kb')).toEqual(['600 KB']);
  });

  test('binary answers are not taken for pages, nor is what only says to be one', async () => {
    const site = healthySite();
    const bytes = Uint8Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 256);
    hang(site, '/file.pdf', { status: 200, headers: { 'content-type': 'application/pdf' }, body: bytes });
    hang(site, '/film', {
      status: 200,
      headers: { 'content-type': 'video/mp4' },
      body: () => forEver(new Uint8Array(100_000)),
    });
    hang(site, '/untyped', { status: 200, headers: {}, body: bytes });
    hang(site, '/false', html(bytes));
    const report = await audited(site);
    expect(report).toMatchObject({ addresses: 8, pages: 5 });
  });

  test.each([
    ['nothing at all', ''],
    ['tags that never close', '<div><p><a href="/about"><b><table><tr><h1>Text'],
    ['elements a hundred thousand deep', '<div>'.repeat(100_000)],
    ['an attribute that never ends', `<a href="${'x'.repeat(200_000)}`],
    [
      'addresses that are none',
      '<a href="http://[">a</a><a href="//">b</a><a href="mailto:a@b">c</a><base href="::">',
    ],
    ['bytes that are no UTF-8', Uint8Array.from([0x3c, 0x70, 0x3e, 0xff, 0xfe, 0xc0, 0x80])],
    ['an unknown encoding', '<meta charset="klingon"><p>Text'],
    [
      'structured data of other shapes',
      ['1', 'null', '[]', '[1,null]', '{"@graph":{}}', '{"@id":5}']
        .map((data) => `<script type="application/ld+json">${data}</script>`)
        .join(''),
    ],
  ])('%s is survived', async (_, body) => {
    const site = healthySite();
    hang(site, '/odd', html(body));
    expect((await audited(site)).addresses).toBeGreaterThanOrEqual(5);
  });

  test('hanging up is told', async () => {
    const site = healthySite();
    hang(site, '/cut', {
      status: 200,
      headers: { 'content-type': 'text/html', 'content-length': '1000' },
      body: async function* () {
        yield '<h1>The first';
        await new Promise((resolve) => setTimeout(resolve, 50));
        throw new Error('the server fails');
      },
    });
    const report = await audited(site, { timeoutMs: 1000 });
    expect(details(report, 'broken-link')).toEqual([expect.stringContaining('answers 200 and breaks off')]);
  });
});

describe('what cannot be audited is said in a sentence', () => {
  test.each([
    ['no address', '"no address" is no address that begins with http:// or https://.'],
    ['ftp://a.example', '"ftp://a.example" is no address that begins with http:// or https://.'],
  ])('%s', async (site, sentence) => {
    await expect(audit(site)).rejects.toThrow(sentence);
  });

  test('nobody answers', async () => {
    const { origin, close } = await serve(healthySite());
    await close();
    await expect(audit(origin)).rejects.toThrow(/ cannot be reached: connect ECONNREFUSED/);
  });

  test.each([
    [503, /answers 503 instead of a page/],
    [404, /answers 404 instead of a page/],
  ])('the start answers %d', async (status, sentence) => {
    const site = healthySite();
    site.put('/', html('', status));
    await expect(audited(site)).rejects.toThrow(sentence);
  });

  test('the site is at another address', async () => {
    const site = healthySite();
    site.put('/', redirect('https://moved.example/'));
    await expect(audited(site)).rejects.toThrow(
      'redirects to https://moved.example/, so that is the address',
    );
  });

  test('an unknown rule is to be ignored', async () => {
    await expect(audited(healthySite(), { ignore: ['no-such-rule'] })).rejects.toThrow('"no-such-rule"');
  });
});
