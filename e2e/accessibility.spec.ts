import { expectAccessible } from './support/accessibility';
import { missingPage, pages } from './support/pages';
import { expect, test } from './support/test';

const addresses = [...pages.map(({ path }) => path), missingPage];

for (const theme of ['dark', 'light']) {
  for (const path of addresses) {
    test(`${path} has no accessibility findings in the ${theme} theme at any width`, async ({
      page,
      expectedErrors,
    }) => {
      if (path === missingPage) expectedErrors.push(/404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(path);
      await expectAccessible(page, [320, 768, 1440]);
    });
  }
}

test('the focused element is never hidden behind something', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/contact');
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        // Of a tall text field the browser brings the line of the caret into view, not all of it.
        const box = element.getBoundingClientRect();
        const visible = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
        const top = document.elementFromPoint(box.x + box.width / 2, visible);
        return top && (element.contains(top) || top.contains(element))
          ? null
          : element.outerHTML.slice(0, 120);
      });
      expect(hidden).toBeNull();
    }
  }
});

test('controls are at least 24 px large', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const { path } of pages) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, textarea, summary, nav a')]
        .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
        .map((element) => ({ text: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
        .map(({ text }) => text),
    );
    expect(small, path).toEqual([]);
  }
});
