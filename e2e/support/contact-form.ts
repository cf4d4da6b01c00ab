import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { stack } from './stack';

export type Enquiry = {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  website?: string;
  service: string;
  city?: string;
  message: string;
};

/** An enquiry that no other journey has sent. */
export function newSubmission(change: Partial<Enquiry> = {}): Enquiry {
  const id = randomUUID().slice(0, 8);
  return {
    name: `Asha ${id}`,
    email: `asha.${id}@example.in`,
    service: 'local-seo',
    message: `We run two clinics in Pune. Reference ${id}.`,
    ...change,
  };
}

/** The form as a visitor sees it. */
export class ContactForm {
  readonly form: Locator;
  readonly button: Locator;
  readonly banner: Locator;
  readonly sent: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Contact form' });
    this.button = this.form.getByRole('button');
    this.banner = this.form.getByRole('alert');
    this.sent = this.form.getByText('Your message has been sent successfully!');
  }

  async open(path = '/contact'): Promise<void> {
    await this.page.goto(path);
    await expect(this.form).toBeVisible();
  }

  async fill(enquiry: Partial<Enquiry>): Promise<void> {
    const { service, ...texts } = enquiry;
    for (const [name, value] of Object.entries(texts)) await this.field(name).fill(value);
    if (service !== undefined) await this.field('service').selectOption(service);
  }

  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  async submit(): Promise<void> {
    await this.button.click();
  }

  async send(enquiry: Enquiry): Promise<void> {
    await this.fill(enquiry);
    await this.submit();
  }

  /** The visitor is told that it was sent, and it is there once, in the database and with the staff. */
  async expectSentOnce(enquiry: Enquiry): Promise<void> {
    await expect(this.button).toHaveText('Sent Successfully');
    expect(await stack.submissions(enquiry.email)).toHaveLength(1);
    await expect.poll(() => stack.mailsAbout(enquiry.name)).toHaveLength(1);
  }

  /** A failure is told in view, and what was typed is still there, in the form and in a mail to the agency. */
  async expectNothingLost(enquiry: Enquiry): Promise<void> {
    await expect(this.banner).toBeInViewport({ ratio: 1 });
    await expect(this.button).toHaveText('Send Message');
    await expect(this.field('name')).toHaveValue(enquiry.name);
    await expect(this.field('message')).toHaveValue(enquiry.message);
    const mailto = await this.banner.getByRole('link').last().getAttribute('href');
    expect(mailto).toMatch(/^mailto:hello@marigoldsearch\.example\?/);
    expect(decodeURIComponent(mailto ?? '')).toContain(enquiry.message);
  }

  toast(text: string | RegExp): Locator {
    return this.page.locator('[data-toast]').filter({ hasText: text });
  }
}
