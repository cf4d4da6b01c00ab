import { expect, test } from './support/test';

const pictures = [
  ['/', 'main img[src*="/cities/"]', 'Drawing'],
  ['/services/seo/pune', 'main img[src*="/cities/"]', 'Drawing of the gate of Shaniwar Wada in Pune'],
  ['/contact', 'main img[src*="/portraits/"]', 'Drawn portrait of'],
  ['/author/vikram-menon', 'main img[data-initials]', 'VM'],
  ['/blog', 'main img', ''],
] as const;

for (const [path, selector, words] of pictures) {
  test(`a picture of ${path} that cannot be loaded leaves a drawn box of its size with what it would show`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await page.route(/\/(cities|portraits|covers)\/|_next\/image/, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    const picture = page.locator(selector).first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const box = await picture.evaluate((image) => {
      const { content, backgroundColor, width } = getComputedStyle(image, '::after');
      const { width: whole, height } = image.getBoundingClientRect();
      return {
        content,
        isDrawn: backgroundColor !== 'rgba(0, 0, 0, 0)',
        isWhole: Number.parseFloat(width) > whole - 40,
        height,
      };
    });
    expect(box.content).toContain(words);
    expect(box).toMatchObject({ isDrawn: true, isWhole: true });
    expect(box.height).toBeGreaterThan(80);
  });
}
