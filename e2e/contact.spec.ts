import { ContactForm, newSubmission } from './support/contact-form';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const messages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  service: 'Please select a service',
  message: 'Message must be at least 5 characters',
};

test.describe('A visitor who sends an enquiry', () => {
  test('is told so, the row is there, the staff have their e-mail, and the form is empty after 3 s', async ({
    page,
  }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission({
      phone: '+91 98765 43210',
      company: 'Asha Clinics',
      website: 'https://clinics.example.in',
      city: 'Pune',
    });
    await contact.open('/contact?utm_source=newsletter&utm_campaign=diwali');
    await contact.send(enquiry);

    await expect(contact.button).toHaveText('Sent Successfully');
    await expect(contact.toast('Your message has been sent successfully!')).toBeVisible();
    const sentAt = Date.now();
    await expect(contact.button).toHaveText('Send Message', { timeout: 5000 });
    expect(Date.now() - sentAt).toBeGreaterThan(2000);
    await expect(contact.field('name')).toHaveValue('');
    await expect(contact.field('message')).toHaveValue('');

    const [row, ...others] = await stack.submissions(enquiry.email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      name: enquiry.name,
      phone: enquiry.phone,
      company: enquiry.company,
      website: enquiry.website,
      city: 'Pune',
      service_interest: 'local-seo',
      message: enquiry.message,
      status: 'new',
      captcha: 'verified',
      landing_page: '/contact?utm_source=newsletter&utm_campaign=diwali',
      utm: { source: 'newsletter', campaign: 'diwali' },
    });

    await expect.poll(() => stack.mailsAbout(enquiry.name)).toHaveLength(1);
    const [mail] = await stack.mailsAbout(enquiry.name);
    expect(mail?.to).toEqual(['team@marigoldsearch.example']);
    expect([mail?.reply_to].flat()).toEqual([enquiry.email]);
    expect(mail?.subject).toContain('Local SEO');
    for (const value of [enquiry.email, enquiry.phone, enquiry.company, enquiry.message, 'Pune']) {
      expect(mail?.html).toContain(value);
    }
  });

  test('sees "Sending..." while it goes, and pressing again sends nothing twice', async ({ page }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await contact.fill(enquiry);
    await stack.captchaFails('slow');
    await contact.button.dblclick();
    await expect(contact.button).toHaveText('Sending...');
    await expect(contact.button).toBeDisabled();
    await contact.button.press('Enter');
    await expect(contact.button).toHaveText('Sent Successfully', { timeout: 20_000 });
    expect(await stack.submissions(enquiry.email)).toHaveLength(1);
  });

  test('can do so with the keyboard alone', async ({ page }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await contact.field('name').focus();
    await page.keyboard.type(enquiry.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(enquiry.email);
    for (const name of ['phone', 'company', 'website', 'city', 'service']) {
      await page.keyboard.press('Tab');
      await expect(contact.field(name)).toBeFocused();
    }
    await page.keyboard.type('Local');
    await page.keyboard.press('Tab');
    await page.keyboard.type(enquiry.message);
    await page.keyboard.press('Tab');
    await expect(contact.button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(contact.button).toHaveText('Sent Successfully');
    await expect(contact.button).toBeFocused();
    expect(await stack.submissions(enquiry.email)).toHaveLength(1);
  });

  test('from two tabs at once is heard twice', async ({ context, page }) => {
    const [first, second] = [newSubmission(), newSubmission()];
    const [one, two] = [new ContactForm(page), new ContactForm(await context.newPage())];
    await Promise.all([one.open(), two.open()]);
    await one.fill(first);
    await two.fill(second);
    await Promise.all([one.submit(), two.submit()]);
    await expect(one.sent).toBeVisible();
    await expect(two.sent).toBeVisible();
    expect(await stack.submissions(first.email)).toHaveLength(1);
    expect(await stack.submissions(second.email)).toHaveLength(1);
  });

  test('may write HTML, formulas and any script: it is stored as typed and harmless in the e-mail', async ({
    page,
  }) => {
    const contact = new ContactForm(page);
    const hostile = `<img src=x onerror="alert(1)">=HYPERLINK("x") नमस्ते 👋`;
    const enquiry = newSubmission({ phone: '=1+1', company: hostile, city: '@SUM(A1)' });
    enquiry.name = `${hostile} ${enquiry.name}`;
    enquiry.message = `${hostile}\n{{email}} ${enquiry.message}`;
    await contact.open();
    await contact.send(enquiry);
    await expect(contact.button).toHaveText('Sent Successfully');
    const [row] = await stack.submissions(enquiry.email);
    expect(row).toMatchObject({
      name: enquiry.name,
      company: hostile,
      phone: '=1+1',
      message: enquiry.message,
    });
    const reference = enquiry.email.slice(5, 13);
    await expect.poll(() => stack.mailsAbout(reference)).toHaveLength(1);
    const [mail] = await stack.mailsAbout(reference);
    expect(mail?.html).not.toContain('<img src=x');
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).toContain('{{email}}');
  });
});

test.describe('A visitor who makes a mistake', () => {
  test('reads every message, is taken to the first field, and sees each go as it is corrected', async ({
    page,
  }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill({ website: 'nonsense' });
    await contact.submit();
    for (const [name, message] of Object.entries({ ...messages, website: 'Please enter a valid URL' })) {
      await expect(contact.form.getByText(message)).toBeVisible();
      await expect(contact.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(contact.field(name)).toHaveAccessibleDescription(message);
    }
    await expect(contact.field('name')).toBeFocused();
    await contact.field('name').fill('As');
    await expect(contact.form.getByText(messages.name)).toBeHidden();
    await contact.field('website').fill('');
    await expect(contact.form.getByText('Please enter a valid URL')).toBeHidden();
  });

  test('such as a name of 500 characters keeps it and is told the limit', async ({ page }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission({ name: 'a'.repeat(500) });
    await contact.open();
    await contact.send(enquiry);
    await expect(contact.form.getByText('Name must be at most 200 characters')).toBeVisible();
    await expect(contact.field('name')).toHaveValue(enquiry.name);
    expect(await stack.submissions(enquiry.email)).toEqual([]);
  });

  test('writes Arabic from the right and Hindi from the left', async ({ page }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.field('message').fill('مرحبا، نريد موقعًا أسرع');
    await expect(contact.field('message')).toHaveCSS('direction', 'rtl');
    await contact.field('message').fill('नमस्ते');
    await expect(contact.field('message')).toHaveCSS('direction', 'ltr');
  });

  test('finds what was typed still there after a reload', async ({ page }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission({ city: 'Nashik' });
    await contact.open();
    await contact.fill(enquiry);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('Nashik');
    await page.reload();
    await expect(contact.field('message')).toHaveValue(enquiry.message);
    await expect(contact.field('city')).toHaveValue('Nashik');
    await expect(contact.field('service')).toHaveValue('local-seo');
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the word that it was sent is in view, and still is long after the form is empty', async ({
    page,
  }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.send(newSubmission());
    await expect(contact.button).toHaveText('Sent Successfully');
    await expect(contact.sent).toBeInViewport({ ratio: 1 });
    await expect(contact.toast('Your message has been sent successfully!')).toBeHidden({ timeout: 10_000 });
    await expect(contact.field('message')).toHaveValue('');
    await expect(contact.sent).toBeInViewport({ ratio: 1 });
  });

  test('what is typed while the form says that it was sent stays, and only that', async ({ page }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission({ city: 'Pune' });
    await contact.open();
    await contact.send(enquiry);
    await expect(contact.button).toHaveText('Sent Successfully');
    await contact.field('message').fill('A second question.');
    await expect(contact.button).toHaveText('Send Message', { timeout: 5000 });
    await expect(contact.field('message')).toHaveValue('A second question.');
    for (const name of ['name', 'email', 'city', 'service'])
      await expect(contact.field(name)).toHaveValue('');
    await page.reload();
    await expect(contact.field('message')).toHaveValue('A second question.');
  });

  test('what is to be corrected is in view, several fields and the last one alone', async ({ page }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.submit();
    await expect(contact.banner).toBeInViewport({ ratio: 1 });
    await expect(contact.form.getByText(messages.name)).toBeInViewport({ ratio: 1 });
    await contact.fill({ ...newSubmission(), message: '' });
    await contact.submit();
    await expect(contact.field('message')).toBeFocused();
    await expect(contact.form.getByText(messages.message)).toBeInViewport({ ratio: 1 });
  });
});

test('nothing is asked of the captcha before the form is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recaptcha/')) asked.push(request.url());
  });
  const contact = new ContactForm(page);
  await contact.open();
  await contact.button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await contact.field('name').focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } });

  test('the form gives the same messages and keeps what was typed', async ({ page }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission({ name: 'A', website: 'nonsense' });
    await contact.open();
    await contact.send(enquiry);
    await expect(page).toHaveURL(/\/contact#/);
    await expect(contact.banner).toBeInViewport({ ratio: 1 });
    await expect(contact.form.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(contact.form.getByText('Please enter a valid URL')).toBeVisible();
    await expect(contact.field('message')).toHaveValue(enquiry.message);
    await expect(contact.field('service')).toHaveValue('local-seo');
  });

  test('an enquiry sent, gone Back from and sent again is one', async ({ page }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await contact.send(enquiry);
    await expect(contact.sent).toBeVisible();
    await page.goBack();
    await contact.send(enquiry);
    await expect(contact.sent).toBeVisible();
    expect(await stack.submissions(enquiry.email)).toHaveLength(1);
  });

  test('a page that an older build made still sends what was typed, and keeps it when something is wrong', async ({
    page,
  }) => {
    await page.route('**/contact', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const older = (await response.text())
        .replace(/(&quot;id&quot;:&quot;)[0-9a-f]{40,}/, `$1${'4'.repeat(42)}`)
        .replace(/(name="\$ACTION_KEY" value=")[^"]*/, '$1an older key');
      await route.fulfill({ response, body: older });
    });
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await contact.send({ ...enquiry, email: 'nonsense' });
    await expect(contact.form.getByText(messages.email)).toBeVisible();
    await expect(contact.field('message')).toHaveValue(enquiry.message);
    await contact.open();
    await contact.send(enquiry);
    await expect(contact.sent).toBeVisible();
    expect(await stack.submissions(enquiry.email)).toHaveLength(1);
  });

  test('an enquiry that could not be taken is answered in view, with a mailto that carries it', async ({
    page,
  }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await contact.fill(enquiry);
    await stack.databaseStops(true);
    await stack.mailFails({ status: 500, times: 5 });
    await contact.submit();
    await contact.expectNothingLost(enquiry);
  });

  test('an enquiry arrives, marked as not verified', async ({ page }) => {
    const contact = new ContactForm(page);
    const enquiry = newSubmission();
    await contact.open();
    await contact.send(enquiry);
    await expect(contact.sent).toBeInViewport({ ratio: 1 });
    expect(await stack.submissions(enquiry.email)).toMatchObject([
      { captcha: 'unverified', message: enquiry.message },
    ]);
  });
});
