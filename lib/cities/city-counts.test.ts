import { citiesIn, jumpsOf, startOfPage } from './city-counts';

const counts = [
  { of: 'Goa', letter: 'm', cities: 3 },
  { of: 'Goa', letter: 'p', cities: 2 },
  { of: 'Kerala', letter: 'a', cities: 4 },
  { of: 'Kerala', letter: 'k', cities: 1 },
];

test('a page begins behind the cities of the pages before it', () => {
  expect(citiesIn(counts)).toBe(10);
  expect([1, 2, 3, 4].map((page) => startOfPage(counts, page, 4))).toEqual([
    { of: 'Goa', letter: 'm', behind: 0 },
    { of: 'Goa', letter: 'p', behind: 1 },
    { of: 'Kerala', letter: 'a', behind: 3 },
    null,
  ]);
});

test('a list without cities has no page', () => {
  expect(startOfPage([], 1, 60)).toBeNull();
});

test('each state, and each letter of a state, is led to where it begins', () => {
  expect(jumpsOf(counts, 'of', 4)).toEqual([
    { name: 'Goa', page: 1 },
    { name: 'Kerala', page: 2 },
  ]);
  expect(jumpsOf(counts, 'letter', 4, 'Kerala')).toEqual([
    { name: 'a', page: 2 },
    { name: 'k', page: 3 },
  ]);
});
