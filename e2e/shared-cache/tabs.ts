import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../lib/commands/browser.ts';
import type { Stage } from './stage.ts';

const PATIENCE_MS = 15_000;

export type Outcome = { path: string; when: string; isAwake: boolean; isSent: boolean; rows: number };

/** Tabs of a browser that hold pages with a form, which nobody has touched yet. */
export class Tabs {
  readonly #stage: Stage;
  readonly #browser: Browser;
  readonly #waiting: { path: string; page: Page }[] = [];

  static async open(stage: Stage, paths: readonly string[]): Promise<Tabs> {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const tabs = new Tabs(stage, browser);
    for (const path of paths) await tabs.#open(path);
    return tabs;
  }

  private constructor(stage: Stage, browser: Browser) {
    this.#stage = stage;
    this.#browser = browser;
  }

  async #open(path: string): Promise<void> {
    const extraHTTPHeaders = { 'x-forwarded-for': `198.51.100.${this.#waiting.length + 1}` };
    const page = await (await this.#browser.newContext({ extraHTTPHeaders })).newPage();
    await page.goto(this.#stage.url + path);
    this.#waiting.push({ path, page });
  }

  /** One by one, so many of those that wait fill their form in and send it. */
  async use(when: string, count: number): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const { path, page } of this.#waiting.splice(0, count))
      outcomes.push({ path, when, ...(await this.#send(page)) });
    return outcomes;
  }

  async #send(page: Page): Promise<Pick<Outcome, 'isAwake' | 'isSent' | 'rows'>> {
    const email = `tab.${randomUUID().slice(0, 8)}@example.in`;
    const form = page.getByRole('form', { name: 'Contact form' });
    const field = (name: string) => form.locator(`[name="${name}"]`);
    await field('name').fill('Asha Rao');
    await field('email').fill(email);
    await field('service').selectOption('seo');
    await field('message').fill('Opened before the site went on to its next release.');
    const isMet = (waiting: Promise<unknown>) =>
      waiting.then(
        () => true,
        () => false,
      );
    const isAwake = await isMet(page.locator('form[data-awake]').waitFor({ timeout: PATIENCE_MS }));
    await form.getByRole('button').click();
    const sent = page.getByText('Your message has been sent successfully!').first();
    const isSent = await isMet(sent.waitFor({ timeout: PATIENCE_MS }));
    await page.context().close();
    return { isAwake, isSent, rows: await this.#rows(email) };
  }

  async #rows(email: string): Promise<number> {
    const { count } = await this.#stage.database
      .from('form_submissions')
      .select('id', { count: 'exact', head: true })
      .eq('email', email)
      .throwOnError();
    return count ?? 0;
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
