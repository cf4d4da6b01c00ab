import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from './median.ts';

const RUNS = 5;
const SLOWER = 4;
const PHONE = { width: 375, height: 740 };
const SLOWEST = 'slowest-answer';
/** From the focus to the first key, in milliseconds: what the key falls into while the form wakes depends on it. */
const DELAYS = [0, 50, 100, 200, 400, 800];

type Interaction = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

export const presses: Interaction[] = [
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

export const firstKeys: Interaction[] = DELAYS.map((delay) => ({
  name: `the first key in the form, ${delay} ms after its first focus`,
  path: '/contact',
  act: async (page) => {
    await field(page, 'name').focus();
    await page.waitForTimeout(delay);
    await page.keyboard.press('a');
  },
}));

/** How long the page takes to paint after each of them on a phone four times slower than this machine: medians of five. */
export async function nextPaints(
  wanted: Interaction[],
  origin: string,
  executablePath: string,
): Promise<{ name: string; milliseconds: number }[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const results = [];
  for (const interaction of wanted) {
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
  const processor = await context.newCDPSession(page);
  const slowDown = (rate: number) => processor.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  await slowDown(SLOWER);
  await prepare?.(page);
  await page.waitForTimeout(500);
  await page.evaluate(noteSlowest, SLOWEST);
  await act(page);
  await page.waitForTimeout(2500);
  await slowDown(1);
  const time = await page.evaluate((key) => Number(sessionStorage.getItem(key)), SLOWEST);
  await context.close();
  return time;
}

/** Notes the slowest answer to an event where it outlives the page, which the press may lead away from. */
function noteSlowest(key: string): void {
  sessionStorage.setItem(key, '0');
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries)
      sessionStorage.setItem(key, String(Math.max(duration, Number(sessionStorage.getItem(key)))));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('pagehide', () => note(observer.takeRecords()));
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
