import { pageOrLast } from './page-or-last';

const { jest } = import.meta;
/** A list of pages of ten; behind its end the database does not say how many there are. */
const listOf = (total: number) =>
  jest.fn(async (page: number) => ({ from: (page - 1) * 10, total: (page - 1) * 10 < total ? total : 0 }));

test.each([
  [1, 0, [1], 1],
  [1, 25, [1], 1],
  [3, 25, [3], 3],
  [4, 25, [4, 1, 3], 3],
  [3, 20, [3, 1, 2], 2],
  [9, 7, [9, 1], 1],
  [2, 0, [2, 1], 1],
])('page %d of %d items is read as %j and is page %d', async (page, total, asked, answered) => {
  const read = listOf(total);
  expect(await pageOrLast(page, 10, read)).toEqual({ from: (answered - 1) * 10, total, page: answered });
  expect(read.mock.calls.map(([number]) => number)).toEqual(asked);
});
