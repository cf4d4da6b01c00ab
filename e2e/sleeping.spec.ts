import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ContactForm, newSubmission } from './support/contact-form';
import { missingPage, pages } from './support/pages';
import { announceChange } from './support/site';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const FRAMEWORK = '**/_next/static/chunks/**';
const FLIGHT = '**/flight/**';

/** Scripts of the framework that a page has fetched so far. */
function watchFramework(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/static/chunks/')) fetched.push(request.url());
  });
  return fetched;
}

const isAwake = (contact: ContactForm) => expect(contact.form).toHaveAttribute('data-awake', '');

test('a public page carries one script of at most 4 KB, and neither the framework nor its data', async ({
  request,
}) => {
  const city = '/services/seo/mumbai';
  for (const path of [
    ...pages.map((page) => page.path),
    city,
    '/blog',
    '/author/vikram-menon',
    missingPage,
  ]) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
      .map(([, attributes = '']) => attributes)
      .filter((attributes) => !/type="application\/(?:ld\+)?json"/.test(attributes));
    expect(scripts, path).toEqual([expect.stringMatching(/^ src="\/scripts\/page-\w+\.js"$/)]);
    expect(html, path).not.toContain('__next_f');
    expect(html, path).not.toMatch(/rel="preload" as="script"/);
    const [, address = ''] = /src="(\/scripts\/[^"]+)"/.exec(html) ?? [];
    const script = await request.get(address);
    expect(gzipSync(await script.body(), { level: 9 }).length).toBeLessThanOrEqual(4096);
    expect(script.headers()['cache-control']).toContain('immutable');
  }
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  /** How many pictures of the page are there, and how many there are. */
  const picturesOf = (page: Page) =>
    page.evaluate(() => {
      const pictures = [...document.images];
      return [pictures.filter((picture) => picture.naturalWidth > 0).length, pictures.length];
    });

  for (const path of ['/', '/blog'])
    test(`the pictures of ${path} come without scrolling, for a screenshot of the whole page`, async ({
      page,
    }) => {
      await page.goto(path);
      const count = await page.locator('img').count();
      expect(count).toBeGreaterThan(5);
      await expect.poll(() => picturesOf(page)).toEqual([count, count]);
    });

  test('whoever saves data is sent no picture that was not scrolled to', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/');
    await page.waitForTimeout(1500);
    const [loaded = 0, count = 0] = await picturesOf(page);
    expect(count).toBeGreaterThan(5);
    expect(loaded).toBeLessThan(count);
  });
});

test('a page that is only read fetches no framework, however it is read', async ({ page }) => {
  const fetched = watchFramework(page);
  await page.goto('/');
  await page.locator('#faq summary').first().click();
  await page.mouse.wheel(0, 4000);
  await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();
  await page.keyboard.press('Escape');
  await page.goto('/contact');
  await page.mouse.wheel(0, 4000);
  await page.waitForTimeout(500);
  expect(fetched).toEqual([]);
});

function isAfterEverythingElse(): boolean {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/vitals-'));
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (scripts[0]?.startTime ?? 0) >= (navigation?.loadEventStart ?? Number.POSITIVE_INFINITY);
}

test.describe('A visit', () => {
  // As a browser of a visitor says it; a robot is not counted.
  test.use({
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  });

  test('says what it was like when it ends, by a script that comes after everything else', async ({
    context,
    request,
  }) => {
    const figures = async () => {
      const counts = stack.database.from('web_vitals').select('metric').eq('page_kind', 'locations');
      return (await counts.throwOnError()).data.map(({ metric }) => metric);
    };
    // Stored a moment after the visit, together with others.
    await expect(async () => {
      const page = await context.newPage();
      const asked = page.waitForRequest(/\/scripts\/vitals-\w+\.js$/);
      await page.goto('/locations');
      const script = await (await asked).response();
      await script?.finished();
      expect(script?.headers()['cache-control']).toContain('immutable');
      expect(await page.evaluate(isAfterEverythingElse)).toBe(true);
      // What has come runs before the browser is idle.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(true))));
      await page.close();
      expect(await figures()).toEqual(expect.arrayContaining(['cls', 'lcp', 'ttfb']));
    }).toPass({ timeout: 40_000 });
    const metrics = await request.get('/api/metrics', {
      headers: { authorization: 'Bearer journeys-metrics-token' },
    });
    expect(await metrics.text()).toMatch(
      /^site_answers_total\{kind="locations",status="200",from="\w+"\} \d+$/m,
    );
    expect((await request.get('/api/metrics')).status()).toBe(404);
  });
});

test.describe('A form that sleeps', () => {
  test('wakes at the first touch, and what was typed meanwhile on a slow line is sent once', async ({
    page,
  }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    const fetched = watchFramework(page);
    await page.route(FRAMEWORK, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await contact.open();
    expect(fetched).toEqual([]);
    await contact.fill(enquiry);
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && new URL(response.url()).pathname === '/contact',
    );
    await contact.submit();
    await contact.button.press('Enter');
    await expect(contact.form).not.toHaveAttribute('data-awake', '');
    await expect(contact.button).toHaveText('Sent Successfully', { timeout: 20_000 });
    expect(await stack.submissions(enquiry.email)).toMatchObject([{ message: enquiry.message }]);
    expect(fetched.length).toBeGreaterThan(3);
    // Whoever reads the e-mail finds the request in the log.
    const id = (await answered).headers()['x-request-id'] ?? '';
    expect(id).toMatch(/^[\da-f]{32}$/);
    const named = async () => (await stack.mailsAbout(enquiry.email))[0]?.headers?.['X-Request-Id'];
    await expect.poll(named).toBe(id);
  });

  test('keeps the focus and the text of who typed on while it woke', async ({ page }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.field('message').focus();
    await page.keyboard.type('First words ', { delay: 20 });
    await isAwake(contact);
    await page.keyboard.type('and the last');
    await expect(contact.field('message')).toBeFocused();
    await expect(contact.field('message')).toHaveValue('First words and the last');
    await contact.submit();
    await expect(contact.form.getByText('Name must be at least 2 characters')).toBeVisible();
  });

  test('goes as a plain form where the framework does not come', async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route(FRAMEWORK, (route) => route.abort());
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await contact.send(enquiry);
    await expect(contact.form.getByText('Your message has been sent successfully!')).toBeVisible();
    expect(await stack.submissions(enquiry.email)).toMatchObject([{ captcha: 'unverified' }]);
  });

  test('wakes on the render that it shows, also when the page was made anew meanwhile', async ({
    page,
    baseURL,
  }) => {
    const contact = new ContactForm(page);
    await contact.open('/services/ppc/kolkata');
    const pages = stack.database.from('city_pages');
    const shown = { city: 'Kolkata', service_type: 'PPC' };
    const { data: before } = await pages.select('meta_description').match(shown).single().throwOnError();
    const setDescription = async (meta_description: string) => {
      await pages.update({ meta_description }).match(shown).select().single().throwOnError();
      await announceChange(baseURL ?? '', 'city_pages');
    };
    try {
      await setDescription('Rewritten in between.');
      expect(await (await page.request.get('/services/ppc/kolkata')).text()).toContain(
        'Rewritten in between.',
      );
      await contact.field('name').fill('Asha');
      await isAwake(contact);
      await expect(contact.field('name')).toHaveValue('Asha');
    } finally {
      await setDescription(before.meta_description ?? '');
    }
  });

  test('takes the page anew where its other half is gone, and keeps what was typed', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    let asked = 0;
    await page.route(FLIGHT, async (route) => {
      asked += 1;
      const ofAnotherBuild = route
        .request()
        .url()
        .replace(/[\w-]{22}/, 'x'.repeat(22));
      await route.continue(asked === 1 ? { url: ofAnotherBuild } : {});
    });
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await contact.fill(enquiry);
    await contact.submit();
    await expect(contact.button).toHaveText('Sent Successfully');
    expect(asked).toBe(2);
    expect(await stack.submissions(enquiry.email)).toMatchObject([{ message: enquiry.message }]);
  });

  test('wakes by itself where the tab holds a draft', async ({ page }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.field('message').fill('Half a thought');
    await isAwake(contact);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
    await contact.field('name').fill('Asha');
    await page.reload();
    await expect(contact.field('message')).toHaveValue('Half a thought');
    await expect(contact.field('name')).toHaveValue('Asha');
  });
});

test.describe('On paper and in a picture of the whole page', () => {
  test('everything shows that was never scrolled to', async ({ page }) => {
    for (const path of ['/', '/services', '/services/seo/mumbai', '/blog']) {
      await page.goto(path);
      const hidden = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((element) => getComputedStyle(element).opacity === '0')
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      expect(await hidden(), path).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
      await page.emulateMedia({ media: 'print' });
      expect(await hidden(), `${path}, printed`).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
