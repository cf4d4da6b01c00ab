/** @jest-environment node */
import { pauseBeforeNext } from './patience';

const answer = (status: number, retryAfter?: string) =>
  new Response(null, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });

test.each([
  ['a page', answer(200), null],
  ['a page with a word about the next time', answer(200, '5'), null],
  ['a refusal', answer(403), null],
  ['too many requests', answer(429), 1000],
  ['too many requests, with a time', answer(429, '3'), 3000],
  ['a time that has passed', answer(429, 'Wed, 21 Oct 2015 07:28:00 GMT'), 0],
  ['a time that nobody waits for', answer(429, '3600'), null],
  ['a time that is none', answer(429, 'soon'), null],
  ['a fault of the server', answer(503), null],
  ['a server at work on itself', answer(503, '2'), 2000],
])('%s', (_, response, pause) => {
  expect(pauseBeforeNext(response, 1)).toBe(pause);
});

test('every pause is longer than the one before, and after three of them it is over', () => {
  expect([1, 2, 3, 4].map((attempt) => pauseBeforeNext(answer(429), attempt))).toEqual([
    1000,
    2000,
    4000,
    null,
  ]);
});
