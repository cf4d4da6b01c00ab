import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ContactForm, newSubmission } from './support/contact-form';
import { postSubmission, readActionFields } from './support/post-enquiry';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const CAPTCHA_BANNER = 'reCAPTCHA verification failed. Please try again or contact us directly.';
const CAPTCHA_TOAST = 'Form submission failed: reCAPTCHA verification error';
const site = process.env.SITE_URL ?? '';
const FAILED_TOAST = 'Form submission failed. Please try again.';

test.use({ viewport: { width: 375, height: 740 } });

/** Counts what the browser posts to the site. */
function countPosts(page: Page): { count: number } {
  const posts = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/contact')) posts.count += 1;
  });
  return posts;
}

/** An enquiry reaches the server, the answer never comes back. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
}

test.describe('The captcha', () => {
  test('blocked in the browser: no request is sent, the text stays, a mailto carries it', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED.*recaptcha/);
    await page.route('**/recaptcha/**', (route) => route.abort());
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    const posts = countPosts(page);
    await contact.send(enquiry);
    await expect(contact.banner).toContainText(CAPTCHA_BANNER);
    await expect(contact.toast(CAPTCHA_TOAST)).toBeVisible();
    await contact.expectNothingLost(enquiry);
    expect(posts.count).toBe(0);
    expect(await stack.submissions(enquiry.email)).toEqual([]);
  });

  for (const mode of ['low-score', 'wrong-action', 'reused', 'wrong-host']) {
    test(`refusing the token (${mode}): nothing is stored, and the next try goes through`, async ({
      page,
    }) => {
      const contact = new ContactForm(page);
      const enquiry = newSubmission();
      await contact.open();
      await stack.captchaFails(mode);
      await contact.send(enquiry);
      await expect(contact.banner).toContainText(CAPTCHA_BANNER);
      await contact.expectNothingLost(enquiry);
      expect(await stack.submissions(enquiry.email)).toEqual([]);
      await contact.submit();
      await expect(contact.button).toHaveText('Sent Successfully');
      await expect(contact.banner).toBeHidden();
      expect(await stack.submissions(enquiry.email)).toHaveLength(1);
    });
  }

  test('down at the provider: the enquiry is stored and marked as not verified', async ({ page }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await stack.captchaFails('down');
    await contact.send(enquiry);
    await expect(contact.button).toHaveText('Sent Successfully');
    expect(await stack.submissions(enquiry.email)).toMatchObject([{ captcha: 'unverified' }]);
  });
});

test.describe('The database', () => {
  for (const how of [true, 'hang'] as const) {
    test(`${how === true ? 'stopped' : 'not answering'}: told within 5 s, and the staff have the enquiry by e-mail`, async ({
      page,
    }) => {
      const contact = new ContactForm(page);
      const enquiry = newSubmission({ company: 'Asha Clinics', website: 'https://clinics.example.in' });
      await contact.open();
      await contact.fill(enquiry);
      await stack.databaseStops(how);
      const start = Date.now();
      await contact.submit();
      await expect(contact.banner).toContainText(
        'We could not store your enquiry just now, but we have passed it to our team',
      );
      expect(Date.now() - start).toBeLessThan(5000);
      await expect(contact.toast('We passed your enquiry to our team by e-mail.')).toBeVisible();
      await expect(page.getByText(FAILED_TOAST)).toBeHidden();
      await contact.expectNothingLost(enquiry);
      const mails = await stack.mailsAbout(enquiry.name);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.subject).toMatch(/^\[Not stored\]/);
      for (const value of [enquiry.email, enquiry.message, 'Asha Clinics', 'https://clinics.example.in']) {
        expect(mails[0]?.html).toContain(value);
      }
    });
  }

  test('and the mail provider both away: an honest failure with a mailto', async ({ page }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await contact.fill(enquiry);
    await stack.databaseStops(true);
    await stack.mailFails({ status: 500, times: 5 });
    await contact.submit();
    await expect(contact.banner).toContainText(
      'We could not store your enquiry just now. Please try again in a few minutes',
    );
    await contact.expectNothingLost(enquiry);
  });
});

test('Database, captcha and mail hanging all at once: an honest failure within 5 s', async ({ page }) => {
  const contact = new ContactForm(page);
  const enquiry = newSubmission();
  await contact.open();
  await contact.fill(enquiry);
  await stack.databaseStops('hang');
  await stack.captchaFails('slow');
  await stack.mailFails({ hang: true, times: 5 });
  const start = Date.now();
  await contact.submit();
  await expect(contact.banner).toContainText('We could not store your enquiry just now. Please try again');
  const answered = Date.now() - start;
  test.info().annotations.push({ type: 'answered', description: `${answered} ms` });
  console.log(`database, captcha and mail hanging: answered after ${answered} ms`);
  expect(answered).toBeLessThan(5000);
  await contact.expectNothingLost(enquiry);
});

test.describe('The mail provider', () => {
  const faults = [
    ['answering 500 twice', { status: 500, times: 2 }, 3],
    ['refusing for its rate', { status: 429, times: 2 }, 1],
    ['taking the e-mail but losing the answer', { after: true, times: 1 }, 2],
  ] as const;

  for (const [title, fault, attempts] of faults) {
    test(`${title}: the visitor sees success, and exactly one e-mail arrives`, async ({ page }) => {
      const contact = new ContactForm(page);
      const enquiry = newSubmission();
      await contact.open();
      await stack.mailFails(fault);
      await contact.send(enquiry);
      await expect(contact.button).toHaveText('Sent Successfully');
      const [row] = await stack.submissions(enquiry.email);
      const delivery = () =>
        stack.database
          .from('notification_deliveries')
          .select('state, attempts')
          .eq('submission_id', row?.id ?? '')
          .single();
      await expect.poll(async () => (await delivery()).data?.state, { timeout: 20_000 }).toBe('sent');
      expect((await delivery()).data?.attempts).toBe(attempts);
      expect(await stack.mailsAbout(enquiry.name)).toHaveLength(1);
    });
  }
});

test.describe('The server', () => {
  test('out of reach: the text stays, and the same enquiry sent again is stored once', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await loseAnswers(page);
    await contact.send(enquiry);
    await expect(contact.banner).toContainText('An unexpected error occurred. Please try again.');
    await contact.expectNothingLost(enquiry);
    await page.unroute('**/contact');
    await contact.submit();
    await contact.expectSentOnce(enquiry);
  });

  test('out of reach, the page reloaded as advised and the enquiry sent again: one row, one e-mail', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|Failed to fetch/);
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await loseAnswers(page);
    await contact.send(enquiry);
    await expect(contact.banner).toContainText('reload the page');
    await page.unroute('**/contact');
    await page.reload();
    await expect(contact.field('message')).toHaveValue(enquiry.message);
    await contact.submit();
    await contact.expectSentOnce(enquiry);
  });

  test('after a new deployment no longer knows what the form calls: the enquiry is taken all the same, once', async ({
    page,
  }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await page.route('**/contact', (route) =>
      route.request().method() === 'POST'
        ? route.continue({ headers: { ...route.request().headers(), 'next-action': '4'.repeat(42) } })
        : route.continue(),
    );
    await contact.send(enquiry);
    await contact.expectSentOnce(enquiry);
  });
});

test.describe('Without a connection', () => {
  for (const [title, isUsedBefore] of [
    ['before the form was ever used', false],
    ['after its code had come', true],
  ] as const) {
    test(`${title}: it says so at the button, and the same press works once the line is back`, async ({
      page,
      context,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch|Loading chunk/);
      const contact = new ContactForm(page);
      const enquiry = newSubmission();
      await contact.open();
      if (isUsedBefore) {
        await contact.fill(enquiry);
        await expect
          .poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft')))
          .toContain('Pune');
      }
      await context.setOffline(true);
      if (!isUsedBefore) await contact.fill(enquiry);
      await contact.submit();
      await expect(contact.banner).toContainText('Your device seems to be offline');
      await expect(contact.banner).not.toContainText('reload');
      await contact.expectNothingLost(enquiry);
      await context.setOffline(false);
      await contact.submit();
      await expect(contact.toast('Your message has been sent successfully!')).toBeVisible();
      await expect(contact.sent).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(/Form submission failed/)).toHaveCount(0);
      expect(await stack.submissions(enquiry.email)).toHaveLength(1);
    });
  }
});

test.describe('With cookies blocked', () => {
  for (const path of ['/contact', '/services/ppc/kolkata']) {
    test(`${path} is there, and an enquiry goes through`, async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
      const contact = new ContactForm(page);
      const enquiry = newSubmission();
      await contact.open(path);
      await contact.send(enquiry);
      await contact.expectSentOnce(enquiry);
    });
  }
});

test.describe('Too many enquiries', () => {
  test('from one address are refused after the fifth in an hour, with the text kept', async ({ page }) => {
    const contact = new ContactForm(page);
    await contact.open();
    for (let count = 1; count <= 5; count += 1) {
      const enquiry = newSubmission();
      await contact.send(enquiry);
      await expect(contact.button).toHaveText('Sent Successfully');
      await expect(contact.button).toHaveText('Send Message', { timeout: 5000 });
    }
    const sixth = newSubmission();
    await contact.send(sixth);
    await expect(contact.banner).toContainText(
      'You have sent several enquiries in a short time. Please try again in 60 minutes',
    );
    await contact.expectNothingLost(sixth);
    expect(await stack.submissions(sixth.email)).toEqual([]);
  });

  test('from one mailbox, however it is written and wherever it is sent from, are counted together', async () => {
    const fields = await readActionFields(site);
    const id = randomUUID().slice(0, 8);
    const spellings = [`asha.${id}@gmail.com`, `ASHA${id}+seo@Gmail.com`, `a.s.h.a${id}@googlemail.com`];
    const outcomes: string[] = [];
    for (const [index, email] of spellings.entries()) {
      const { outcome } = await postSubmission(site, fields, {
        email,
        address: `2001:db8:${id.slice(0, 4)}:${index}::1`,
      });
      outcomes.push(outcome);
    }
    // Without a captcha two an hour.
    expect(outcomes).toEqual(['success', 'success', 'limited']);
  });

  test('from one IPv6 network are counted together', async () => {
    const fields = await readActionFields(site);
    const network = `2001:db8:${randomUUID().slice(0, 4)}:1`;
    const outcomes: string[] = [];
    for (const host of ['::1', ':ffff:1:2:3', '::2']) {
      const email = `asha.${randomUUID()}@example.in`;
      outcomes.push((await postSubmission(site, fields, { email, address: network + host })).outcome);
    }
    expect(outcomes).toEqual(['success', 'success', 'limited']);
  });

  test('by a program that fills the hidden field are not stored, and no success is claimed', async ({
    page,
  }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await contact.fill(enquiry);
    await contact.form.locator('[name="fax"]').evaluate((field: HTMLInputElement) => {
      field.value = '12345';
    });
    await contact.submit();
    await expect(contact.banner).toContainText('Form submission failed');
    await contact.expectNothingLost(enquiry);
    expect(await stack.submissions(enquiry.email)).toEqual([]);
  });

  test('taking ten a second: sixty enquiries at once are all mailed, none twice and none by a second attempt', async () => {
    test.slow();
    const email = newSubmission().email;
    const leads = Array.from({ length: 60 }, (_, index) => ({
      id: crypto.randomUUID(),
      name: `Lead ${index}`,
      email,
      message: 'In a burst',
    }));
    await stack.mailFails({ perSecond: 10 });
    const { error } = await stack.database.from('form_submissions').insert(leads);
    expect(error).toBeNull();
    const sent = () =>
      stack.database
        .from('notification_deliveries')
        .select('attempts')
        .eq('state', 'sent')
        .in(
          'submission_id',
          leads.map(({ id }) => id),
        );
    await expect.poll(async () => (await sent()).data?.length, { timeout: 60_000 }).toBe(60);
    expect(new Set((await sent()).data?.map(({ attempts }) => attempts))).toEqual(new Set([1]));
    expect(await stack.mailsAbout(email)).toHaveLength(60);
  });
});
