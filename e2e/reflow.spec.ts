import type { Page } from '@playwright/test';
import { missingPage, pages } from './support/pages';
import { expect, test } from './support/test';

test.use({ viewport: { width: 375, height: 740 } });

const kinds = [
  ...pages.map((page) => page.path),
  '/blog',
  '/blog/pruning-old-content',
  '/author/vikram-menon',
  missingPage,
];

/** What sticks out of the page at its right, and so makes it scroll sideways. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const beyond = (element: Element) => element.getBoundingClientRect().right > width + 1;
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => beyond(element) && ![...element.children].some(beyond),
    );
    return elements.map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`);
  });
}

for (const path of kinds) {
  test(`${path} at a phone's width: text of twice the size does not make it scroll sideways`, async ({
    page,
    expectedErrors,
  }) => {
    if (path === missingPage) expectedErrors.push(/404/);
    await page.goto(path);
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    expect(await sticksOut(page)).toEqual([]);
  });
}
