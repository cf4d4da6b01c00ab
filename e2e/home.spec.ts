import { stack } from './support/stack';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the hero leads to the audit and to the services', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(
    main.getByText(
      "Tailored SEO solutions to boost your business visibility across India's diverse digital landscape",
    ),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get Free SEO Audit' }).first()).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('link', { name: 'Explore Services' }).first()).toHaveAttribute(
    'href',
    '/services',
  );
  for (const stat of ['500+', '50+', '10K+', '12+'])
    await expect(main.getByText(stat, { exact: true }).first()).toBeVisible();
});

test('"Scroll to explore" goes to the services section', async ({ page }) => {
  await page.getByRole('main').getByText('Scroll to explore').click();
  await expect(page.locator('#services')).toBeInViewport();
});

test('sub-topics open and close, and are in the page while closed', async ({ page }) => {
  const card = page.locator('#services').locator('details').first();
  await expect(card.getByText('What we Cover')).toBeVisible();
  await card.locator('summary').click();
  await expect(card.getByText('Hide Sub-Topics')).toBeVisible();
  await expect(card.locator('li').first()).toBeVisible();
  await card.locator('summary').click();
  await expect(card.locator('li').first()).toBeHidden();
  await expect(card.locator('li')).toHaveText([/^On-Page SEO/, /^Technical SEO/, /^Link Building/]);
  const areas = page.locator('#services').getByRole('listitem');
  for (const [area, topics] of [
    ['Search Engine Optimization', ['On-Page SEO', 'Technical SEO', 'Link Building']],
    ['Pay-Per-Click Marketing', ['Google Ads', 'Social Media Ads']],
    ['Content Strategy', ['Content Planning', 'Content Creation']],
  ] as const) {
    const named = areas.filter({ has: page.getByRole('heading', { name: area }) });
    for (const topic of topics) await expect(named).toContainText(topic);
  }
});

test('six cities, each with its skyline, lead to their SEO page', async ({ page }) => {
  const cities = page.locator('#cities');
  await expect(cities.getByText('Local SEO Experts')).toBeVisible();
  await expect(cities.getByText('Dominate Search Results')).toBeVisible();
  for (const city of ['Mumbai', 'Delhi', 'Bengaluru', 'Chennai', 'Hyderabad', 'Kolkata']) {
    await expect(cities.getByRole('link', { name: city })).toHaveAttribute(
      'href',
      `/services/seo/${city.toLowerCase()}`,
    );
  }
  const images = cities.locator('img');
  await expect(images).toHaveCount(6);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await expect(image).toHaveAttribute('alt', /.+/);
  }
  await expect(cities.getByRole('link', { name: 'Explore All Cities' })).toHaveAttribute(
    'href',
    '/locations',
  );
});

test('one question is open at a time, and the open one can be closed', async ({ page }) => {
  const faq = page.locator('#faq');
  await expect(faq.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  await expect(faq.getByText('Find answers to common questions about our SEO services.')).toBeVisible();
  const items = faq.locator('details');
  await expect(items).toHaveCount(4);
  await items.nth(0).locator('summary').click();
  await items.nth(1).locator('summary').click();
  await expect(items.nth(0)).not.toHaveAttribute('open', /.*/);
  await expect(items.nth(1)).toHaveAttribute('open', /.*/);
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).not.toHaveAttribute('open', /.*/);
});

test('process, testimonial and the way to start are there', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'How We Work' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute('href', '/contact');
  for (const step of ['Discovery & Audit', 'Strategy Development', 'Implementation', 'Monitor & Optimize'])
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
  const testimonial = page.locator('figure').filter({ hasText: '300% in 8 months' });
  await expect(testimonial.getByText('Sample testimonial')).toBeVisible();
});

test('beside the cities that are claimed it says which have a page', async ({ page }) => {
  const { count } = await stack.database
    .from('covered_cities')
    .select('slug', { count: 'exact', head: true });
  const sentence = page.getByText(/We have worked for clients in all of these cities/);
  await expect(sentence).toContainText(`${count} have a page here so far: `);
  await expect(sentence).toContainText('Bengaluru');
  await expect(sentence.getByRole('link')).toHaveAttribute('href', '/locations');
});
