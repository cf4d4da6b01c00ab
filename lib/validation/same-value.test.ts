/** @jest-environment node */
import { sameValue } from './same-value';

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['1', 1, false],
  [[], [], true],
  [[], {}, false],
  [null, {}, false],
  [['a'], ['a'], true],
  [['a', 'b'], ['b', 'a'], false],
  [[{ question: 'Why?', answer: '' }], [{ answer: '', question: 'Why?' }], true],
  [[{ question: 'Why?', answer: '' }], [{ question: 'Why?' }], false],
  [[{ question: undefined }], [{ answer: undefined }], false],
  [{ constructor: 'a' }, { other: 'a' }, false],
])('%j and %j', (one, other, same) => {
  expect(sameValue(one, other)).toBe(same);
  expect(sameValue(other, one)).toBe(same);
});
