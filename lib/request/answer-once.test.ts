/** @jest-environment node */
import { answerOnce, lastChange } from './answer-once';

const { jest } = import.meta;
const DAY = '2026-01-05T09:00:00.500Z';
const file = { name: '/a.xml', type: 'text/xml', newest: DAY };
const ask = (headers: Record<string, string> = {}, text = 'a', of = file) =>
  answerOnce(new Request('https://www.marigold.example/a.xml', { headers }), text, of);

test('says what it is and since when', async () => {
  const answer = ask();
  expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
    200,
    'a',
    'text/xml',
  ]);
  expect(answer.headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
  expect(answer.headers.get('last-modified')).toBe('Mon, 05 Jan 2026 09:00:00 GMT');
});

test('is not sent again to whoever has it', async () => {
  const etag = ask().headers.get('etag') ?? '';
  const known: Record<string, string>[] = [
    { 'if-none-match': etag },
    { 'if-none-match': `"x", ${etag.slice(2)}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': 'Mon, 05 Jan 2026 09:00:00 GMT' },
    { 'if-modified-since': 'Tue, 06 Jan 2026 09:00:00 GMT' },
  ];
  for (const headers of known) {
    const answer = ask(headers);
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
    expect(answer.headers.get('last-modified')).toBeTruthy();
  }
  const others: Record<string, string>[] = [
    { 'if-none-match': '"x"', 'if-modified-since': 'Tue, 06 Jan 2026 09:00:00 GMT' },
    { 'if-none-match': '%a' },
    { 'if-modified-since': 'Mon, 05 Jan 2026 08:59:59 GMT' },
    { 'if-modified-since': 'yesterday' },
  ];
  for (const headers of others) expect(ask(headers).status).toBe(200);
});

test('has changed when something went away, though nothing in it is newer', () => {
  jest.useFakeTimers({ now: new Date('2026-02-01T00:00:00Z') });
  expect(lastChange('/b.xml', 'two entries', DAY)).toEqual(new Date(DAY));
  expect(lastChange('/b.xml', 'one entry', '2026-01-01T00:00:00Z')).toEqual(new Date('2026-02-01T00:00:00Z'));
  jest.setSystemTime(new Date('2026-03-01T00:00:00Z'));
  expect(lastChange('/b.xml', 'one entry', '2026-01-01T00:00:00Z')).toEqual(new Date('2026-02-01T00:00:00Z'));
  jest.useRealTimers();
});

test.each([null, undefined, '', '-infinity', 'soon'])(
  'without a date, here %j, it is as old as the process',
  (date) => {
    expect(lastChange(`/undated-${date}`, 'a', date).getTime()).toBeLessThanOrEqual(Date.now());
  },
);
