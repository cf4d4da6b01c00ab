/** @jest-environment node */
import { idsOfPart, partsFor } from './parts';

test('a young site has one file of each kind, which lists every id', () => {
  expect(partsFor(1)).toBe(1);
  expect(idsOfPart(1, 1)).toEqual({ from: '00000000-0000-0000-0000-000000000000', before: null });
});

test('the parts of many follow each other without a gap, and each is of a size', () => {
  const parts = partsFor(120_000);
  expect(parts).toBe(15);
  const ranges = Array.from({ length: parts }, (_, index) => idsOfPart(index + 1, parts));
  expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ before }) => before));
  const listed = Array.from({ length: 120_000 }, () => crypto.randomUUID());
  const sizes = ranges.map(
    ({ from, before }) => listed.filter((id) => id >= from && (!before || id < before)).length,
  );
  expect(sizes.reduce((all, size) => all + size)).toBe(120_000);
  expect(Math.max(...sizes)).toBeLessThan(9000);
});

test('nothing to list is no file', () => {
  expect(partsFor(0)).toBe(0);
});
