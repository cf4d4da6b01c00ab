import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from './median.ts';

const RUNS = 5;
const SLOWER = 4;
const PHONE = { width: 375, height: 740 };

type Interaction = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

const INTERACTIONS: Interaction[] = [
  { name: 'opening the drawer', path: '/', act: openMenu },
  {
    name: 'choosing a theme',
    path: '/services/seo/mumbai',
    prepare: (page) => page.locator('[data-theme-button]').click(),
    act: (page) => page.getByRole('menuitemradio', { name: 'Light' }).click(),
  },
  { name: 'opening a question', path: '/', act: (page) => page.locator('#faq summary').first().click() },
  { name: 'the first focus in the form', path: '/contact', act: (page) => field(page, 'name').click() },
  {
    name: 'the first key in the form',
    path: '/contact',
    prepare: (page) => field(page, 'name').focus(),
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'sending',
    path: '/contact',
    prepare: async (page) => {
      await field(page, 'name').fill('Asha');
      await page.locator('form[data-awake]').waitFor();
    },
    act: (page) => page.locator('form[data-awake] [type="submit"]').click(),
  },
  {
    name: 'another tab',
    path: '/blog',
    act: (page) => page.getByRole('link', { name: 'Analytics' }).first().click({ noWaitAfter: true }),
  },
];

/** How long the page takes to paint after each press on a phone four times slower than this machine: medians of five. */
export async function interactions(
  origin: string,
  executablePath: string,
): Promise<{ name: string; milliseconds: number }[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const results = [];
  for (const interaction of INTERACTIONS) {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await nextPaint(browser, origin, interaction));
    results.push({ name: interaction.name, milliseconds: median(times) });
  }
  await browser.close();
  return results;
}

async function nextPaint(
  browser: Browser,
  origin: string,
  { path, prepare, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForTimeout(500);
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let slowest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) slowest = Math.max(slowest, duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        setTimeout(() => resolve(slowest), 2500);
        addEventListener('pagehide', () => resolve(slowest));
      }),
  );
  await act(page);
  const time = await painted.catch(() => 0);
  await context.close();
  return time;
}

/** From the first touch of the form on /contact until React has taken it over, in milliseconds: median of five. */
export async function wakeTime(origin: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage();
    await page.goto(new URL('/contact', origin).href, { waitUntil: 'networkidle' });
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            addEventListener('awake', () => resolve(Math.round(performance.now() - start)));
            document.querySelector<HTMLInputElement>('form[data-wakes] [name="name"]')?.focus();
          }),
      ),
    );
    await page.close();
  }
  await browser.close();
  return median(times);
}
