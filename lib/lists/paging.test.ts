import { pagesFor, pageWindow } from './paging';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i shows %j', (page, pages, numbers) => {
  expect(pageWindow(page, pages)).toEqual(numbers);
});

test('there is always a first page', () => {
  expect([0, 1, 9, 10].map((items) => pagesFor(items, 9))).toEqual([1, 1, 1, 2]);
});
