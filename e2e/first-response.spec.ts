import { missingPage, pages } from './support/pages';
import { expect, test } from './support/test';

const READERS = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  curl: 'curl/8.5.0',
  Chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
};

for (const { path, h1 } of pages) {
  test(`${path} is complete in its first response, for every reader`, async ({ request, baseURL }) => {
    for (const [reader, userAgent] of Object.entries(READERS)) {
      const response = await request.get(path, { headers: { 'user-agent': userAgent } });
      expect(response.status()).toBe(200);
      const html = await response.text();
      const head = html.slice(0, html.indexOf('</head>'));
      expect(head.match(/<title>/g), reader).toHaveLength(1);
      expect(head.match(/<meta name="description"/g), reader).toHaveLength(1);
      const canonical = `${baseURL}${path}`;
      expect(head, reader).toContain(`<link rel="canonical" href="${canonical}"`);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale']) {
        expect(head, reader).toContain(`property="${property}"`);
      }
      expect(head, reader).toContain(`<meta property="og:url" content="${canonical}"`);
      expect(head).toContain('<meta name="twitter:card" content="summary_large_image"');
      expect(html).toMatch(/<html[^>]* lang="en-IN"/);
      const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) =>
        text?.replace(/<[^>]+>/g, '').trim(),
      );
      expect(headings).toEqual([h1 ?? expect.stringMatching(/.{10,}/)]);
      expect(html).not.toContain('Loading...');
    }
  });
}

test('titles and descriptions are unique', async ({ request }) => {
  const heads = await Promise.all(
    pages.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return {
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
        description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length);
});

test('an unknown address is a 404 with a page to read, and stays out of the index', async ({ request }) => {
  for (const path of [missingPage, '/a/b/c', '/%00', '/.env', '/services/%3Cscript%3E']) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(404);
    expect(html, path).toMatch(/<h1[^>]*>(Page|Service) Not Found/);
    expect(html, path).toContain('noindex');
  }
});

test('structured data parses, is linked, and says nothing that the page does not', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const nodes = blocks.flatMap((block) => JSON.parse(block)['@graph']);
    const kinds = nodes.flatMap((node) => node['@type']);
    expect(kinds).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(
      kinds.filter((kind) => kind.endsWith('Page') && kind !== 'FAQPage'),
      path,
    ).toHaveLength(1);
    expect(JSON.stringify(nodes)).not.toMatch(/"AggregateRating"|"Review"|""|placeholder/);
    const text = (await page.locator('body').textContent())?.replace(/\s+/g, ' ') ?? '';
    for (const question of nodes.find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? []) {
      expect(text).toContain(question.name);
      expect(text).toContain(question.acceptedAnswer.text);
    }
  }
});

test('the contact page states the business without an address it does not have', async ({ page }) => {
  await page.goto('/contact');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const nodes = blocks.flatMap((block) => JSON.parse(block)['@graph']);
  const business = nodes.find((node) => node['@type'] === 'ProfessionalService');
  expect(business).toMatchObject({ priceRange: '₹₹₹', areaServed: { '@type': 'Country', name: 'India' } });
  expect(business).not.toHaveProperty('address');
  expect(business).not.toHaveProperty('telephone');
  expect(nodes.find((node) => node['@type'] === 'FAQPage').mainEntity).toHaveLength(5);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read in full', async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path);
      const hidden = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd')]
          .filter((element) => !element.closest('details:not([open])') && !element.closest('.sr-only'))
          .filter(
            (element) =>
              Number(getComputedStyle(element).opacity) < 1 ||
              !element.checkVisibility({ opacityProperty: true }),
          )
          .map((element) => element.textContent),
      );
      expect(hidden, path).toEqual([]);
    }
  });
});
