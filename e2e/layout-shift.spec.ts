import { pages } from './support/pages';
import { expect, test } from './support/test';

test('nothing shifts while a page loads', async ({ page }) => {
  for (const { path } of pages) {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) {
            (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBe(0);
  }
});
