/** @jest-environment node */
import { pixelWidth } from '../../search/pixel-width';
import { cutToWidth } from './cut-text';

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
