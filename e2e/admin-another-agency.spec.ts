import type { APIRequestContext, Page } from '@playwright/test';
import { load } from 'cheerio';
import { audit } from '../lib/audit/index.ts';
import { openAsAdministrator } from './support/admin';
import { nagpurText } from './support/city-text';
import { stack } from './support/stack';
import { expect, test } from './support/test';

async function putBack() {
  await stack.database.from('site_sections').delete().neq('name', '');
  await stack.database.from('city_pages').delete().eq('city', 'Nagpur');
  await stack.database.from('service_details').delete().eq('service_name', 'Email Marketing');
}
test.beforeAll(putBack);
test.afterAll(putBack);

async function openSection(page: Page, title: string) {
  await page.goto('/admin/site');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function save(page: Page, title: string) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${title} saved: every page says so now.`)).toBeVisible();
}

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** Every address that the sitemap lists, and the files beside them. */
async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await textOf(request, path)).matchAll(/<loc>([^<]+)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const maps = await locations('/sitemap.xml');
  const pages = (await Promise.all(maps.map(locations))).flat();
  return [...pages, '/manifest.webmanifest', '/feed.xml', '/feed.json', '/llms.txt', '/robots.txt'];
}

test('an owner makes the sample site another agency’s, without a developer', async ({ page, request }) => {
  test.setTimeout(240_000);
  await openAsAdministrator(page, '/admin/site');

  await openSection(page, 'Brand');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Saffron Digital');
  await page.getByRole('textbox', { name: 'Short name', exact: true }).fill('Saffron');
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Search marketing from Pune, for {{brand}}.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Nothing is filled in here: please write it without {{ and }}.')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Search marketing from Pune for all of India, with figures you can check.');
  await save(page, 'Brand');

  await openSection(page, 'Contact and business data');
  await page.getByRole('textbox', { name: 'E-mail address', exact: true }).fill('namaste@saffron.example');
  await page.getByRole('textbox', { name: 'Telephone', exact: true }).fill('098765 43210');
  await page
    .getByRole('textbox', { name: 'Street and number', exact: true })
    .fill('12 Fergusson College Road');
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Pune');
  await page.getByRole('textbox', { name: 'State', exact: true }).fill('Maharashtra');
  await page.getByRole('textbox', { name: 'PIN code', exact: true }).fill('411004');
  await page.getByRole('textbox', { name: 'Opening hours', exact: true }).fill('10 to 6');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Please write days and times such as/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Opening hours', exact: true }).fill('Mo-Sa 10:00-18:00');
  await save(page, 'Contact and business data');

  await openSection(page, 'Social profiles');
  await page.getByRole('button', { name: 'Remove Profile 3' }).click();
  await page.getByRole('button', { name: 'Remove Profile 2' }).click();
  const profile = page.getByRole('group', { name: 'Profile 1 of 1' });
  await profile.getByLabel('Network').selectOption('instagram');
  await profile.getByLabel('Address').fill('https://www.instagram.com/saffrondigital');
  await save(page, 'Social profiles');

  await openSection(page, 'Figures and prices');
  const price = page.getByRole('group', { name: /^Price 1 of/ });
  await price.getByLabel('In US dollars').fill('$950');
  await price.getByLabel('In rupees').fill('₹79,000');
  await page.getByRole('button', { name: 'Remove Price 2' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/{{consultation_hourly}} .* cannot be taken away or renamed/)).toBeVisible();
  await page.getByRole('button', { name: /^Undo: bring back/ }).click();
  const clients = page.getByRole('group', { name: 'Figure of the home page 1 of 4' });
  await clients.getByLabel('Number').fill('37');
  await clients.getByLabel('May it be published?').selectOption('permitted');
  await clients.getByLabel('Source and permission').fill('Our books, checked by Asha on 1 November 2026');
  await save(page, 'Figures and prices');

  await openSection(page, 'Team');
  const person = page.getByRole('group', { name: /^Person 1 of/ });
  await person.getByLabel('Name', { exact: true }).fill('Kavya Menon');
  await person.getByLabel('Role').fill('Founder');
  await person.getByLabel('About the person').fill('Kavya has written for shops in Pune since 2015.');
  await person.getByLabel('May it be published?').selectOption('permitted');
  await person.getByLabel('Source and permission').fill('She wrote it herself on 2 November 2026');
  await save(page, 'Team');

  await openSection(page, 'Testimonial');
  await page.getByLabel('Quote').fill('Our orders come from people who had read the page.');
  await page.getByLabel('Who said it').fill('Farida Shaikh');
  await page.getByLabel('May it be published?').selectOption('permitted');
  await page.getByLabel('Source and permission').fill('Her letter of 3 November 2026');
  await save(page, 'Testimonial');

  await page.goto('/admin/services/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Email Marketing');
  await page
    .getByRole('textbox', { name: 'Short description', exact: true })
    .fill(
      'Letters that people wait for: who gets them, what stands in them, and what became of it, month by month.',
    );
  await page.getByLabel(/^State/).selectOption('published');
  await page.getByRole('button', { name: 'Create Service' }).click();
  await expect(page).toHaveURL(/\/admin\/services\/[0-9a-f-]{36}$/);

  await page.goto('/admin/city-pages/new');
  await page.getByLabel('Service', { exact: true }).selectOption('SEO');
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Nagpur');
  await page.getByRole('textbox', { name: 'State', exact: true }).fill('Maharashtra');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(nagpurText);
  await page.getByRole('combobox', { name: 'State of the page' }).selectOption('published');
  await page.getByRole('button', { name: 'Create City Page' }).click();
  await expect(page).toHaveURL(/\/admin\/city-pages\/[0-9a-f-]{36}$/);

  const home = load(await textOf(request, '/'));
  expect(home('title').text()).toContain('Saffron Digital');
  expect(home('meta[property="og:site_name"]').attr('content')).toBe('Saffron Digital');
  expect(home('footer').text()).toContain('namaste@saffron.example');
  expect(home('a[href="https://www.instagram.com/saffrondigital"]')).toHaveLength(1);
  expect(home('main dl').first().text()).toContain('37');
  expect(home('main').text()).toContain('Our orders come from people who had read the page.');
  expect(home('footer a[href="/services/email-marketing"]').text()).toBe('Email Marketing');
  const structured = home('script[type="application/ld+json"]').text();
  for (const said of ['"name":"Saffron Digital"', '+919876543210', 'instagram.com/saffrondigital'])
    expect(structured).toContain(said);

  const contact = load(await textOf(request, '/contact'));
  expect(contact('main a[href="tel:+919876543210"]').text()).toBe('098765 43210');
  expect(contact('script[type="application/ld+json"]').text()).toContain('12 Fergusson College Road');

  expect(contact('main').text()).toContain('Kavya Menon');
  expect(load(await textOf(request, '/services/email-marketing'))('h1').text()).toBe('Email Marketing');
  expect(await textOf(request, '/services/seo/nagpur')).toContain('Orange season decides the year');

  const city = load(await textOf(request, '/services/seo/mumbai'));
  expect(city('#pricing').text()).toMatch(/\$950 per month[\s\S]*₹79,000/);

  const left: string[] = [];
  await expect
    .poll(() => publicAddresses(request))
    .toEqual(expect.arrayContaining(['/services/email-marketing', '/services/seo/nagpur']));
  for (const path of await publicAddresses(request)) {
    const text = await textOf(request, path);
    for (const old of [/marigold/i, /\$800 per month/, /\{\{\s*[a-z_]+\s*\}\}/])
      if (old.test(text) && !(old.source.startsWith('\\$') && path.includes('content-strategy')))
        left.push(
          `${path}: ${old.exec(text.replace(/<script[\s\S]*?<\/script>/g, ''))?.[0] ?? 'in a script'}`,
        );
  }
  expect(left).toEqual([]);
  expect(JSON.parse(await textOf(request, '/manifest.webmanifest'))).toMatchObject({
    name: 'Saffron Digital',
    short_name: 'Saffron',
  });

  const report = await audit(process.env.SITE_URL ?? '');
  expect(
    report.rules.flatMap((rule) =>
      rule.findings.map(({ address, detail }) => `${rule.id}: ${address} ${detail}`),
    ),
  ).toEqual([]);
});

test('an editor of articles does not come to the settings of the site', async ({ page, expectedErrors }) => {
  expectedErrors.push(/403 \(Forbidden\)/);
  const { createAdministrator, logIn } = await import('./support/admin');
  const editor = await createAdministrator('editor');
  await page.goto('/admin');
  await logIn(page, editor);
  await expect(page.getByRole('link', { name: 'Site', exact: true })).toHaveCount(0);
  const response = await page.goto('/admin/site/brand');
  expect(response?.status()).toBe(403);
});
