/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { SiteResponse } from './response';
import { sharedCaching } from './shared-caches';

const OF_NEXT = 's-maxage=300, stale-while-revalidate=31535700';
const answer = { status: 200, given: OF_NEXT, isForRouter: false, isToldOfChanges: false };

test('a page is kept for a minute, and no longer given while it is old than half of one, or ten where nobody answers', () => {
  expect(sharedCaching(answer)).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=600',
  );
  expect(sharedCaching({ ...answer, status: 304 })).toBe(sharedCaching(answer));
});

test('a CDN that is told of every change keeps it for as long as we do', () => {
  expect(sharedCaching({ ...answer, isToldOfChanges: true })).toBe(
    'public, max-age=0, s-maxage=300, stale-while-revalidate=30, stale-if-error=600',
  );
});

test('a copy that stands in for a page is kept for as long as it is meant to', () => {
  const given = 's-maxage=5, stale-while-revalidate=31535995';
  expect(sharedCaching({ ...answer, given })).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=600',
  );
});

test.each([
  [404, 'public, max-age=0, s-maxage=5'],
  [410, 'public, max-age=0, s-maxage=5'],
  [308, 'public, max-age=0, must-revalidate'],
  [500, 'no-store'],
  [503, 'no-store'],
])('with a status of %i it is %s', (status, expected) => {
  expect(sharedCaching({ ...answer, status })).toBe(expected);
  expect(sharedCaching({ ...answer, status, isToldOfChanges: true })).toBe(expected);
});

test('a file is kept for good, and one that is missing not at all', () => {
  const given = 'public, max-age=31536000, immutable';
  expect(sharedCaching({ ...answer, given })).toBe(given);
  for (const status of [400, 404, 500]) expect(sharedCaching({ ...answer, given, status })).toBe('no-store');
});

test('what is for the router is for one browser', () => {
  expect(sharedCaching({ ...answer, isForRouter: true })).toBe('private, no-cache');
});

test.each([
  'private, no-store',
  'private, no-cache, no-store, max-age=0, must-revalidate',
  'public, max-age=0, must-revalidate',
  '',
])('%j is left as it is', (given) => {
  for (const status of [200, 308, 404]) expect(sharedCaching({ ...answer, status, given })).toBe(given);
});

function sent(status: number, given?: string): unknown {
  const response = new SiteResponse(new IncomingMessage(new Socket()));
  response.duties.cacheControl = (status, given) => sharedCaching({ ...answer, status, given });
  if (given !== undefined) response.setHeader('Cache-Control', given);
  response.writeHead(status);
  return response.getHeader('cache-control');
}

test('an answer is given it as its head is sent, whatever status it has by then', () => {
  expect(sent(200, OF_NEXT)).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=600',
  );
  expect(sent(404, OF_NEXT)).toBe('public, max-age=0, s-maxage=5');
  expect(sent(200)).toBeUndefined();
});
