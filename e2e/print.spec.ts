import type { Page } from '@playwright/test';
import { pages } from './support/pages';
import { expect, test } from './support/test';

const kinds = [
  ...pages.map((page) => page.path),
  '/blog',
  '/blog/pruning-old-content',
  '/author/vikram-menon',
];

/** What a person would find wrong on the sheet. */
function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.checkVisibility() && !element.closest('svg, select, .sr-only'),
    );
    const name = (element: Element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
    return shown.flatMap((element) => {
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const faults: string[] = [];
      if (hasText && style.color !== 'rgb(0, 0, 0)') faults.push(`${style.color}: ${name(element)}`);
      if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') faults.push(`a background: ${name(element)}`);
      if (Number(style.opacity) < 1) faults.push(`faint: ${name(element)}`);
      if (/sticky|fixed/.test(style.position)) faults.push(`${style.position}: ${name(element)}`);
      if (element.matches('details') && [...element.children].some((child) => !child.checkVisibility()))
        faults.push(`closed: ${name(element)}`);
      return faults;
    });
  });
}

for (const theme of ['dark', 'light']) {
  for (const path of kinds) {
    test(`${path} is printed from the ${theme} theme black on white, whole, without the chrome of a screen`, async ({
      page,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      expect(await faultsOnPaper(page)).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await expect(page.getByText('Skip to content')).toBeHidden();
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible();
    });
  }
}
