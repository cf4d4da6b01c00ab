/** @jest-environment node */
import { pixelWidth } from './pixel-width';

test.each([
  ['', 0],
  ['SEO services in Pune | Marigold Search', 354],
  ['Prices from €65,600', 177],
  ['Café – “quoted”', 137],
  ['What a repair costs in Pune, and what is included for 1,00,000', 550],
])('%s is as wide as it is drawn in a font with the widths of Arial', (text, drawn) => {
  // The drawing ends with the ink of the last letter, and the width with the room around it.
  expect(Math.abs(pixelWidth(text, 20) - drawn)).toBeLessThanOrEqual(3);
});

test('Devanagari is nearly as wide as it is drawn', () => {
  expect(pixelWidth('साइकिल की मरम्मत पुणे में', 20) / 191.5).toBeCloseTo(1, 1);
});

test('vowel signs above and below a letter take no room, those beside it a little', () => {
  const letter = pixelWidth('क', 20);
  expect(pixelWidth('कु', 20)).toBe(letter);
  expect(pixelWidth('की', 20)).toBeGreaterThan(letter);
  expect(pixelWidth('की', 20)).toBeLessThan(letter * 1.5);
});

test('other scripts are as wide as their letters', () => {
  expect(pixelWidth('搜索', 20)).toBe(40);
  expect(pixelWidth('поиск', 20)).toBeCloseTo(60, -1);
  expect(pixelWidth('e\u0301', 20)).toBe(pixelWidth('é', 20));
});
