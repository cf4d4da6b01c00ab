/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { abortAfter, countdown } from './time-limit';

const ANSWER_MS = 30;
const answering = http.createServer((_, response) => void setTimeout(() => response.end('here'), ANSWER_MS));
const silent = http.createServer();
const addressOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(() =>
  Promise.all(
    [answering, silent].map((server) => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))),
  ),
);
afterAll(() => {
  for (const server of [answering, silent]) {
    server.closeAllConnections();
    server.close();
  }
});

function beBusyFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('who does not answer is given up after the time', async () => {
  const askedAt = performance.now();
  await expect(fetch(addressOf(silent), { signal: abortAfter(150) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  expect(performance.now() - askedAt).toBeGreaterThanOrEqual(149);
});

test('an answer is heard that came while this process was busy until long after the time', async () => {
  const question = fetch(addressOf(answering), { signal: abortAfter(400) }).then((answer) => answer.text());
  await pause(10);
  for (let turn = 0; turn < 3; turn += 1) {
    beBusyFor(300);
    await pause(1);
  }
  expect(await question).toBe('here');
});

test('the count stands while this process is busy', async () => {
  const left = countdown(1000);
  await pause(20);
  const before = left();
  expect(before).toBeLessThanOrEqual(985);
  beBusyFor(1500);
  expect(before - left()).toBeLessThanOrEqual(100);
});

test('the count does not go below one', async () => {
  const left = countdown(5);
  await pause(20);
  expect(left()).toBe(1);
});
