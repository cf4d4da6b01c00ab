import { factsOf, relatedCities, services, shapes } from './support/addresses';
import { expect, test } from './support/test';

test('every shape of every service in every city answers the same page with one canonical', async ({
  baseURL,
}) => {
  let addresses = 0;
  for (const { slug } of services) {
    for (const city of [...relatedCities, 'bengaluru', 'bombay']) {
      const primary = { bengaluru: 'bangalore', bombay: 'mumbai' }[city as string] ?? city;
      const found = await Promise.all(shapes.map((shape) => factsOf(baseURL + shape(slug, city))));
      for (const [index, facts] of found.entries()) {
        addresses += 1;
        const path = shapes[index]?.(slug, city);
        expect(facts.status, path).toBe(200);
        expect(facts.canonical, path).toBe(`${baseURL}/services/${slug}/${primary}`);
        expect(facts.robots, path).toBeNull();
        expect(facts.h1, path).toBe(found[0]?.h1);
        expect(facts.h1, path).toBeTruthy();
        expect(facts.title, path).toBe(found[0]?.title);
      }
    }
  }
  expect(addresses).toBeGreaterThanOrEqual(160);
});

test('an invented city gets general text, is not indexed and canonical to itself', async ({ baseURL }) => {
  for (const { slug, name } of services) {
    for (const shape of shapes) {
      const path = shape(slug, 'atlantis-upon-sea');
      const facts = await factsOf(baseURL + path);
      expect(facts, path).toMatchObject({
        status: 200,
        robots: 'noindex, follow',
        canonical: `${baseURL}/services/${slug}/atlantis-upon-sea`,
        h1: `${name} Services in Atlantis Upon Sea, India`,
      });
    }
  }
});

test('case and slash variants answer one 308 to the one spelling, with their query', async ({ baseURL }) => {
  for (const [given, to] of [
    ['/Services', '/services'],
    ['/services/', '/services'],
    ['/SERVICES/SEO/Mumbai/', '/services/seo/mumbai'],
    ['/SEO-Services-In-Mumbai', '/seo-services-in-mumbai'],
    ['/seo-services-in-mumbai/', '/seo-services-in-mumbai'],
    ['/Seo/Mumbai/?utm_source=X', '/seo/mumbai?utm_source=X'],
    ['/Contact?a=B', '/contact?a=B'],
    ['/locations/', '/locations'],
  ] as const) {
    const facts = await factsOf(baseURL + given);
    expect(facts.status, given).toBe(308);
    expect(new URL(facts.location ?? '', baseURL).href, given).toBe(baseURL + to);
  }
});

test('campaign parameters change nothing', async ({ baseURL }) => {
  const facts = await factsOf(`${baseURL}/services/seo/mumbai?utm_source=x&gclid=y`);
  expect(facts).toMatchObject({ status: 200, canonical: `${baseURL}/services/seo/mumbai` });
});

test('unknown services and malformed cities are 404s that echo nothing', async ({ baseURL }) => {
  for (const path of [
    '/services/plumbing',
    '/services/plumbing/mumbai',
    '/plumbing-services-in-mumbai',
    '/plumbing/mumbai',
    '/services/seo/mumbai1',
    '/services/seo/a-b-c-d-e-f',
    `/services/seo/${'x'.repeat(41)}`,
    '/services/seo/-mumbai',
    '/services/seo/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/seo/mumbai/andheri',
    '/services/seo/mumbai/andheri',
    '/seo-services-in-',
    '/services/seo/%E0%A4%AE%E0%A5%81%E0%A4%82%E0%A4%AC%E0%A4%88',
  ]) {
    const response = await fetch(baseURL + path);
    const html = await response.text();
    expect(response.status, path).toBe(404);
    expect(html, path).toContain('noindex');
    expect(html, path).toMatch(/<h1/);
    expect(html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''), path).not.toContain('alert(1)');
  }
});

test('an address that spells nothing is one that nothing answers', async ({ baseURL }) => {
  for (const path of [
    '/%E0%A4%a',
    '/%',
    '/blog/%zz',
    '/author/%a',
    '/services/seo/%a',
    '/seo-services-in-%a',
    '/%0a',
    '/blog?page=99',
    '/blog?category=SEO&page=99',
    '/blog?category=%a',
    '/blog?category=__proto__',
    '/services/__proto__',
    '/author/constructor',
  ]) {
    const { status, title } = await factsOf(baseURL + path);
    expect([status, title], path).toEqual([404, expect.stringMatching(/Not Found \| Marigold Search$/)]);
  }
  for (const path of [
    '/sitemaps/%a',
    '/api/%a',
    '/images/blog/%a',
    '/preview/%a',
    '/constructor-services-in-pune',
  ])
    expect((await factsOf(baseURL + path)).status, path).toBe(404);
  for (const path of [
    '/services/seo/constructor',
    `/blog?q=${'-'.repeat(100)}`,
    '/blog?q=%00',
    '/contact?%a=%a&__proto__=1',
  ]) {
    expect((await factsOf(baseURL + path)).status, path).toBe(200);
  }
  const cookie = 'staff=%a; staff.0=base64-%zz; theme=%E0%A4%a; __proto__=1';
  const headers = {
    cookie,
    'accept-language': '%a',
    referer: '%a',
    'if-none-match': '%a',
    range: 'bytes=%a',
  };
  for (const path of ['/contact', '/blog', '/admin/login', '/feed.xml', '/og-image.png', '/robots.txt'])
    expect((await fetch(baseURL + path, { headers })).status, path).toBe(200);
});

test('the rewritten shapes are served from the same cache as the canonical one', async ({ baseURL }) => {
  await fetch(`${baseURL}/services/seo/mumbai`);
  for (const shape of shapes) {
    const response = await fetch(baseURL + shape('seo', 'mumbai'));
    expect(response.headers.get('x-nextjs-cache'), shape('seo', 'mumbai')).toBe('HIT');
  }
});
