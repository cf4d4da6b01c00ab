/** @jest-environment node */
import { changedPart } from './changed-part';

test.each([
  ['one two three', 'one 2 three', { from: 4, to: 7, insert: '2' }],
  ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  ['same', 'same', { from: 4, to: 4, insert: '' }],
  ['', 'new', { from: 0, to: 0, insert: 'new' }],
])('%j becomes %j', (before, after, part) => {
  expect(changedPart(before, after)).toEqual(part);
  expect(before.slice(0, part.from) + part.insert + before.slice(part.to)).toBe(after);
});
