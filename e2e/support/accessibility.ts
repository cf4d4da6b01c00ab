import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Fails when a page has accessibility findings or scrolls sideways at one of the widths. */
export async function expectAccessible(page: Page, widths: readonly number[], what = ''): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The preview of an e-mail is a document of its own, in which no script may run: not even the one that checks.
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .setLegacyMode()
      .exclude('iframe')
      .analyze();
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target) }));
    expect(found, `${what} ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${what} ${width} px wide`).toBeLessThanOrEqual(width);
  }
}
