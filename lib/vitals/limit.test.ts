/** @jest-environment node */
import { mayCount } from './limit';

const HOUR = 3_600_000;
const counted = (visitor: string, times: number, now: number) =>
  Array.from({ length: times }, () => mayCount(visitor, now)).filter(Boolean).length;

test('one visitor counts a hundred and twenty times an hour, and takes nothing from others', () => {
  const now = 10 * HOUR;
  expect(counted('one', 500, now)).toBe(120);
  expect(counted('another', 1, now)).toBe(1);
  expect(counted('one', 1, now + HOUR)).toBe(1);
});

test('many who come together fill neither the figures nor the memory', () => {
  const now = 20 * HOUR;
  let taken = 0;
  for (let visitor = 0; visitor < 100_000; visitor++) taken += counted(`visitor ${visitor}`, 1, now);
  expect(taken).toBe(20_000);
});
