/** @jest-environment node */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reply } from './loopback';
import { sendPageInstead } from './page-instead';

const ASLEEP = '<p>नमस्ते</p><script type="application/json" data-sleeping="">{}</script>';
const page = (body: string, status = 200): Reply => ({
  status,
  rawHeaders: [],
  headers: {},
  body: Buffer.from(body),
});
let present: Reply | null = null;
const server = http.createServer((request, response) => void sendPageInstead(present, request, response));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const ask = (encoding: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/flight/x/contact`, {
    headers: { 'accept-encoding': encoding },
  });

test.each(['br', 'gzip', 'identity'])(
  'a page whose other half is gone is sent as it is now, in %s',
  async (encoding) => {
    present = page(ASLEEP);
    const answer = await ask(encoding);
    expect([answer.status, await answer.text()]).toEqual([404, ASLEEP]);
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  },
);

test('nobody keeps it, and no browser takes it for a page of its own', async () => {
  present = page(ASLEEP);
  const { headers } = await ask('identity');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['is missing', page(ASLEEP, 404)],
  ['needs nothing to wake', page('<p>A list</p>')],
  ['could not be made', null],
])('nothing is sent of a page that %s', async (_, reply) => {
  present = reply;
  const answer = await ask('br');
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});
