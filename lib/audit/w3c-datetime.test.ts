/** @jest-environment node */
import { faultOfDate } from './w3c-datetime';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  '2026',
  '2026-11',
  '2026-11-21',
  '2026-11-22',
  '2024-02-29',
  '2026-11-21T17:30+05:30',
  '2026-11-21T12:00:00.5Z',
])('%s is a date', (text) => {
  expect(faultOfDate(text, now)).toBeNull();
});

test.each([
  '',
  '21.11.2026',
  '2026-13',
  '2026-02-30',
  '2026-11-21T25:00Z',
  '2026-11-21 12:00',
  '2026-11-21T12:00',
  'yesterday',
])('"%s" is none', (text) => {
  expect(faultOfDate(text, now)).toMatch(/is no W3C date$/);
});

test.each(['2027', '2026-11-23', '2026-11-21T12:10:00Z'])('%s has not come yet', (text) => {
  expect(faultOfDate(text, now)).toMatch(/lies in the future$/);
});
