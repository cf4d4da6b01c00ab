import { isPastWorkingDay } from './session-age';

const now = Date.parse('2026-11-21T18:00:00Z');
const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;
const signedIn = (hoursAgo: number) => ({ method: 'password', timestamp: now / 1000 - hoursAgo * 3600 });

test.each([
  [[signedIn(0)], false],
  [[signedIn(8)], false],
  [[signedIn(8 + 1 / 3600)], true],
  [[signedIn(9)], true],
  [[signedIn(9), signedIn(1)], false],
  [[], false],
])('%#', (amr, isOver) => expect(isPastWorkingDay(token({ amr }), now)).toBe(isOver));

test('a token that does not say it is left to Auth', () => {
  expect(isPastWorkingDay(token({ iat: 0 }), now)).toBe(false);
});
