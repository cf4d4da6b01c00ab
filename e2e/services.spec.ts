import { relatedCities, services } from './support/addresses';
import { expect, test } from './support/test';

test('the list shows every service with four points and a way in', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Professional Services');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Services');
  const main = page.getByRole('main');
  for (const { slug } of services)
    await expect(main.locator(`a[href="/services/${slug}"]`).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/contact');
});

test('a service explains itself and leads to its cities', async ({ page }) => {
  await page.goto('/services/seo');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /Why Choose Us/ })).toBeVisible();
  await expect(main.getByText('Ready to Get Started?')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Services by Location' })).toBeVisible();
  for (const city of relatedCities)
    await expect(main.locator(`a[href="/services/seo/${city}"]`).first()).toBeVisible();
  const questions = main.locator('details');
  expect(await questions.count()).toBeGreaterThanOrEqual(5);
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open', /.*/);
});

test('an unknown service says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const response = await page.goto('/services/plumbing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
  await expect(page.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');
});

for (const slug of ['local-seo', 'ecommerce-seo']) {
  test(`${slug} has its own page with six approaches, five steps, five questions and an offer of three`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/contact');
    await expect(main.getByRole('link', { name: 'Get in Touch' }).first()).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.locator('details')).toHaveCount(5);
    await expect(main).toContainText('2-3 months');
    await expect(main).toContainText('4-6 months');
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const nodes = blocks.flatMap((block) => JSON.parse(block)['@graph']);
    const service = nodes.find((node) => node['@type'] === 'Service');
    expect(JSON.stringify(service.areaServed)).toContain('India');
    expect(service.hasOfferCatalog.itemListElement).toHaveLength(3);
    const text = (await main.textContent()) ?? '';
    for (const offer of service.hasOfferCatalog.itemListElement)
      expect(text).toContain(offer.itemOffered.name);
  });
}

test('the locations page lists every covered city by state, and on a map', async ({ page }) => {
  await page.goto('/locations');
  const main = page.getByRole('main');
  for (const state of ['Maharashtra', 'Karnataka', 'Kerala', 'Uttar Pradesh']) {
    await expect(main.getByRole('heading', { name: state })).toBeVisible();
  }
  for (const city of ['mumbai', 'kochi', 'lucknow', 'surat']) {
    await expect(main.locator(`a[href="/services/seo/${city}"]`).first()).toBeVisible();
  }
});

test('the not-found page suggests the service and city that the address names, and nothing else', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await page.goto('/services/plumbing/pune');
  const main = page.getByRole('main');
  await expect(main.getByText('404')).toBeVisible();
  await expect(main.getByText('Were you looking for SEO services in Pune?')).toBeVisible();
  await expect(main.locator('a[href="/services/seo/pune"]').first()).toBeVisible();
  await expect(main.locator('a[href="/seo-services-in-pune"]').first()).toHaveText('SEO in Pune');
  for (const name of ['Return to Home', 'Browse Services'])
    await expect(main.getByRole('link', { name })).toBeVisible();
  // Nothing to go back to: this tab began here.
  const tab = await page.context().newPage();
  await tab.goto('/services/seo/mumbai2', { waitUntil: 'networkidle' });
  await expect(tab.getByText('Were you looking for SEO services in Mumbai?')).toBeVisible();
  await tab.getByRole('link', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL('/');
  await tab.close();
  await page.goto('/contact');
  await page.goto('/no-such-page', { waitUntil: 'networkidle' });
  await main.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goto('/services/plumbing/%3Cb%3Ehello%3C%2Fb%3E');
  await expect(main).not.toContainText('hello');
});
