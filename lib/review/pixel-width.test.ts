/** @jest-environment node */
import { cutToWidth, pixelWidth } from './pixel-width';

test.each([
  ['', 0],
  ['a', 11.12],
  ['iiiii', 22.22],
  ['WWWWW', 94.38],
  ['Marigold Search', 145.63],
  ['é', 11.12],
  ['e\u0301', 11.12],
  ['₹65,600', 72.29],
])('%p is %d pixels wide at 20 px', (text, width) => {
  expect(pixelWidth(text, 20)).toBeCloseTo(width, 0);
});

test('marks of Indic scripts add nothing, and a picture takes a square', () => {
  expect(pixelWidth('हिं', 20)).toBeLessThan(pixelWidth('हह', 20) + 5);
  expect(pixelWidth('👍', 20)).toBe(20);
});

test('a text that fits stays whole', () => {
  expect(cutToWidth('How to read a crawl report', 20, 600)).toEqual({
    text: 'How to read a crawl report',
    isCut: false,
  });
});

test('a text that does not fit ends after a word, within the width', () => {
  for (const width of [60, 100, 250, 599]) {
    const { text, isCut } = cutToWidth(
      'How to read a crawl report of a very large shop without fear of columns',
      20,
      width,
    );
    expect(isCut).toBe(true);
    expect(text).toMatch(/\w …$/);
    expect(pixelWidth(text, 20)).toBeLessThanOrEqual(width);
  }
});

test('a single long word is cut within it', () => {
  const { text } = cutToWidth('x'.repeat(200), 20, 100);
  expect(text).toMatch(/^x{5,} …$/);
});
