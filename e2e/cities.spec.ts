import { load } from 'cheerio';
import { relatedCities, services } from './support/addresses';
import { announceChange, countCacheFiles, siteMegabytes } from './support/site';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const hostile = {
  city: 'Hostile Town',
  state: 'Kerala',
  service_type: 'SEO',
  h1_title: '<script>window.pwned=1</script> & "SEO"',
  intro_paragraph: `<img src=x onerror="window.pwned=1">\n\n${'Long text without an end. '.repeat(300)}`,
  services_offered: [{ title: 7, description: 'no title' }, null, 'text', { title: 'Kept', description: 42 }],
  faq_questions: ['First?', 2, null, 'No answer?'],
  faq_answers: ['First answer', { a: 1 }, 'lonely'],
  testimonials: [
    { quote: 'Good work', author: 'A', role: 'B', company: 'C', rating: '4' },
    { quote: 9, author: 'Nobody' },
  ],
};

test.afterAll(async ({ baseURL }) => {
  await stack.database.from('city_pages').delete().eq('city', hostile.city);
  await announceChange(baseURL ?? '', 'city_pages');
});

test('a city page has its sections in order and a form that knows service and city', async ({ page }) => {
  await page.goto('/services/content-strategy/mumbai');
  const main = page.getByRole('main');
  await expect(main.locator('[data-reading="/services/content-strategy/mumbai"]')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Get a Free Consultation' }).first()).toHaveAttribute(
    'href',
    '#contact',
  );
  const order = await page.evaluate(() =>
    ['pricing', 'contact'].map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1),
  );
  expect(order[0]).toBeGreaterThan(0);
  expect(order[1]).toBeGreaterThan(order[0] ?? 0);
  await expect(main.getByText('Why Choose Us').first()).toBeVisible();
  const form = page.getByRole('form', { name: 'Contact form' });
  await expect(form.locator('[name="service"]')).toHaveValue('content');
  await expect(form.locator('[name="city"]')).toHaveValue('Mumbai');
  for (const city of relatedCities.filter((slug) => slug !== 'mumbai')) {
    await expect(main.locator(`a[href="/services/content-strategy/${city}"]`).first()).toBeVisible();
  }
  for (const { slug } of services.filter((service) => service.slug !== 'content-strategy')) {
    await expect(main.locator(`a[href="/services/${slug}/mumbai"]`).first()).toBeVisible();
  }
});

test('each service states its own prices', async ({ page }) => {
  const expected: Record<string, string[]> = {
    seo: ['$800', '₹65,600', '50%', '2-4 weeks', '$50'],
    ppc: ['10%', '$800', '$750', '1-2 weeks'],
    'site-speed': ['$500', '₹41,000', '$800', '₹65,600', '$1,200+', '₹98,400+', '1-2 weeks'],
    'content-strategy': ['$800', '2-3 weeks', '50%', '$50'],
  };
  for (const [service, figures] of Object.entries(expected)) {
    await page.goto(`/services/${service}/chennai`);
    const pricing = page.locator('#pricing');
    for (const figure of figures) await expect(pricing, service).toContainText(figure);
  }
  for (const service of ['local-seo', 'ecommerce-seo']) {
    await page.goto(`/services/${service}/chennai`);
    await expect(page.locator('#pricing')).toContainText(/on request/i);
    await expect(page.locator('#pricing').locator('a').first()).toHaveAttribute('href', /contact/);
  }
});

test('an alias shows the name that was asked for with the data of its city', async ({ page, baseURL }) => {
  await page.goto('/services/seo/bengaluru');
  await expect(page.getByRole('main')).toContainText('Bengaluru');
  await expect(page.getByRole('main')).toContainText('Karnataka');
  await expect(page.getByRole('form', { name: 'Contact form' }).locator('[name="city"]')).toHaveValue(
    'Bengaluru',
  );
  const html = await (await fetch(`${baseURL}/services/local-seo/bengaluru`)).text();
  expect(load(html)('main').text()).not.toMatch(/Bangalore(?! \p{Lu})/u);
});

test('a city that is a state of its own is named once', async ({ baseURL }) => {
  for (const path of ['/services/seo/delhi', '/services/ppc/delhi', '/services/seo'])
    expect(load(await (await fetch(baseURL + path)).text()).text(), path).not.toMatch(/Delhi,? Delhi/);
});

test('general text agrees with the price list of its service, and is kept out of the index by a header too', async ({
  baseURL,
}) => {
  for (const { slug } of services) {
    const response = await fetch(`${baseURL}/services/${slug}/nagpur`);
    expect(response.headers.get('x-robots-tag'), slug).toBe('noindex, follow');
    const text = load(await response.text())('main').text();
    expect(text, slug).toMatch(
      /starting from ₹25,000 per month for .+(price list|the list on this page|on request)/,
    );
    if (slug === 'site-speed' || slug === 'content-strategy')
      expect(text, slug).not.toMatch(/implementation,|Plan and implementation/);
  }
  expect((await fetch(`${baseURL}/services/seo/mumbai`)).headers.get('x-robots-tag')).toBeNull();
});

test('more cities than a page lists are all led to, a page at a time', async ({ baseURL, request }) => {
  const name = (index: number) =>
    `Many ${String.fromCharCode(65 + (index % 26))}${'abcdefgh'[Math.floor(index / 26)]}`;
  const rows = Array.from({ length: 100 }, (_, index) => ({
    city: name(index),
    state: 'Kerala',
    service_type: 'SEO',
  }));
  try {
    const { error } = await stack.database.from('city_pages').insert(rows);
    expect(error).toBeNull();
    await announceChange(baseURL ?? '', 'city_pages');
    const seen = new Set<string>();
    const follow = async (path: string) => {
      for (let next: string | undefined = path; next; ) {
        const response = await request.get(next);
        expect(response.status(), next).toBe(200);
        const $ = load(await response.text());
        expect($('link[rel="canonical"]').attr('href')).toBe(`${process.env.SITE_URL}${next}`);
        for (const link of $('main a[href^="/services/seo/many-"]').get())
          seen.add($(link).attr('href') ?? '');
        next = $('nav[aria-label="Pagination"] a[rel="next"]').attr('href');
      }
    };
    await follow('/locations');
    expect(seen.size).toBe(100);
    seen.clear();
    const service = load(await (await request.get('/services/seo')).text());
    expect(service('#locations a[href^="/services/seo/"]').length).toBe(24);
    expect(service('#locations a[href="/locations/seo"]').text()).toBe('All 112 cities with SEO');
    await follow('/locations/seo');
    expect(seen.size).toBe(100);
    expect((await request.get('/locations/seo/3')).status()).toBe(404);
  } finally {
    await stack.database.from('city_pages').delete().like('city', 'Many %');
    await announceChange(baseURL ?? '', 'city_pages');
  }
});

test('a city without a page says so in a toast and in the page', async ({ page }) => {
  await page.goto('/services/ppc/nagpur');
  const sentence = 'Showing generic information for PPC in Nagpur. Contact us to get customized services.';
  await expect(page.locator('[data-toast]').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₹25,000 per month');
  await expect(page.getByRole('main')).toContainText('3-6 months');
});

test('a new row shows at once when it is announced, and comes out tame however wild it is', async ({
  page,
  baseURL,
}) => {
  const { error } = await stack.database.from('city_pages').insert(hostile);
  expect(error).toBeNull();
  await announceChange(baseURL ?? '', 'city_pages');
  const response = await page.goto('/services/seo/hostile-town');
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile.h1_title);
  await expect(main).toContainText('<img src=x onerror="window.pwned=1">');
  await expect(main.getByText('Kept', { exact: true })).toBeVisible();
  await expect(main).not.toContainText('no title');
  await expect(main.getByText('First?')).toBeVisible();
  await expect(main).toContainText('{"a":1}');
  await expect(main).not.toContainText('No answer?');
  await expect(main).not.toContainText('lonely');
  await expect(main.getByText('Good work')).toBeVisible();
  await expect(main).toContainText('Rated 5 out of 5');
  await expect(main).not.toContainText('Nobody');
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);

  await stack.database.from('city_pages').delete().eq('city', hostile.city);
  await announceChange(baseURL ?? '', 'city_pages');
  const html = await (await fetch(`${baseURL}/services/seo/hostile-town`)).text();
  expect(html).toContain('noindex, follow');
});

test('invented cities leave nothing on the disk, and the memory within its bound', async ({ baseURL }) => {
  test.slow();
  await fetch(`${baseURL}/services/seo/warm-up`);
  const before = countCacheFiles();
  const name = (index: number) =>
    `ghost-${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  for (let start = 0; start < 1000; start += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, offset) => fetch(`${baseURL}/services/seo/${name(start + offset)}`)),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
  }
  await Promise.all(Array.from({ length: 50 }, (_, index) => fetch(`${baseURL}/services/seo/${index}`)));
  expect(countCacheFiles()).toBe(before);
  expect(siteMegabytes()).toBeLessThan(600);
});

test('with the database down, pages already seen are served and unseen ones are an honest 500', async ({
  request,
  baseURL,
}) => {
  const row = { ...hostile, city: 'Outage Town' };
  await stack.database.from('city_pages').insert(row);
  await announceChange(baseURL ?? '', 'city_pages');
  await request.get('/services/seo/kolkata');
  await request.get('/locations');
  await stack.databaseStops(true);
  expect((await request.get('/services/seo/kolkata')).status()).toBe(200);
  expect((await request.get('/services')).status()).toBe(200);
  const unseen = await request.get('/services/seo/outage-town');
  expect(unseen.status()).toBe(500);
  expect(await unseen.text()).toContain('Error loading page data');
  await stack.mend();
  expect((await request.get('/services/seo/outage-town')).status()).toBe(200);
  await stack.database.from('city_pages').delete().eq('city', row.city);
  await announceChange(baseURL ?? '', 'city_pages');
});
