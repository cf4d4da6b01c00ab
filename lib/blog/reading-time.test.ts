import { readingTime } from './reading-time';

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words take %i min', (words, minutes) => {
  expect(readingTime('word '.repeat(words))).toBe(minutes);
});

test('words of every script count', () => {
  expect(readingTime('हिंदी में\nखोज '.repeat(100))).toBe(2);
});
