/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchAnswer } from './answered';
import { metrics } from './metrics/metrics';
import { newIdentity } from './request-identity';

const { jest } = import.meta;
const identity = newIdentity();
let answer: http.RequestListener = () => {};
const server = http.createServer((request, response) => {
  watchAnswer(request, response, identity);
  answer(request, response);
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done).closeAllConnections()));

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const counted = () => metrics.answers.lines().slice(2);
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('an answer is counted by its kind, its status and where it came from, and says how long it took', async () => {
  answer = (_, response) => void response.setHeader('x-nextjs-cache', 'HIT').end('page');
  await (await fetch(`${address()}/services/seo/pune?utm_source=x`)).text();
  const line = 'site_answers_total{kind="city",status="200",from="kept"} 1';
  await until(() => counted().includes(line));
  expect(metrics.answerSeconds.lines()).toContain('site_answer_seconds_count{kind="city",from="kept"} 1');
  expect(metrics.underWay.value).toBe(0);
});

test('a failure is logged by its kind and the id of the request, without its address', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  answer = (_, response) => void response.writeHead(503).end();
  await fetch(`${address()}/blog/my-secret-draft?email=a@example.in`);
  await until(() => logged.mock.calls.length > 0);
  const [line] = logged.mock.calls.map(([text]) => JSON.parse(text));
  expect(line).toMatchObject({ event: 'request.failed', request: identity.id, status: 503, kind: 'post' });
  expect(JSON.stringify(line)).not.toMatch(/secret|example\.in/);
  expect(metrics.events.lines()).toContain('site_events_total{level="error",event="request.failed"} 1');
  logged.mockRestore();
});

test('a visitor who leaves before the answer is counted as one who left', async () => {
  const gone = new AbortController();
  answer = () => gone.abort();
  await expect(fetch(`${address()}/contact`, { signal: gone.signal })).rejects.toThrow();
  await until(() => counted().includes('site_answers_total{kind="contact",status="499",from="request"} 1'));
});
