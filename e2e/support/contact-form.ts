import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

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

  toast(text: string | RegExp): Locator {
    return this.page.locator('[data-toast]').filter({ hasText: text });
  }
}
