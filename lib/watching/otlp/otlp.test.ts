/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { mockEnvironment } from '../../testing/environment';

const env = mockEnvironment();
const { jest } = import.meta;
const { otlpExporter, readHeaders } = await import('.');
const { exportTo } = await import('../telemetry');
const { log } = await import('../../log');
const { asRequest } = await import('../current-request');
const { newIdentity } = await import('../request-identity');
const { metrics } = await import('../metrics/metrics');

type Told = { path: string; headers: http.IncomingHttpHeaders; body: Record<string, never[]> };

/** A collector, as far as it matters: it takes what is posted, or answers what a test wants. */
let told: Told[] = [];
let answers: number[] = [];
const collector = http.createServer(async (request, response) => {
  const text = Buffer.concat(await request.toArray()).toString();
  const status = answers.shift() ?? 200;
  if (status === 200)
    told.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
  response.writeHead(status).end('{}');
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => collector.close(done).closeAllConnections()));
beforeEach(() => {
  told = [];
  answers = [];
  metrics.unexported.value = 0;
});

const span = (name = 'GET city') => ({
  ...newIdentity(),
  name,
  kind: 'server' as const,
  begunAt: 1_763_800_000_000.25,
  endedAt: 1_763_800_000_250,
  attributes: { 'http.response.status_code': 200, ratio: 0.5, isKept: true, none: null },
  isFailure: false,
});

test('a request and what the log says of it are told under one trace, in the form of OTLP', async () => {
  env.OTEL_EXPORTER_OTLP_HEADERS = 'Authorization=Bearer%20secret,x-team=site';
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const exporter = otlpExporter(endpoint);
  exportTo(exporter);
  const request = span();
  asRequest(request, () => log.error('request.failed', { status: 503, code: '57014' }));
  exporter.span(request);
  await exporter.flush();
  silent.mockRestore();
  const of = (path: string) => told.find((one) => one.path === path);
  expect(of('/v1/traces')?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'x-team': 'site',
    'content-type': 'application/json',
  });
  expect(of('/v1/traces')?.body).toMatchObject({
    resourceSpans: [
      {
        resource: {
          attributes: expect.arrayContaining([{ key: 'service.name', value: { stringValue: 'site' } }]),
        },
        scopeSpans: [
          {
            spans: [
              {
                traceId: request.traceId,
                spanId: request.spanId,
                name: 'GET city',
                kind: 2,
                startTimeUnixNano: '1763800000000250000',
                endTimeUnixNano: '1763800000250000000',
                attributes: [
                  { key: 'http.response.status_code', value: { intValue: '200' } },
                  { key: 'ratio', value: { doubleValue: 0.5 } },
                  { key: 'isKept', value: { boolValue: true } },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(of('/v1/logs')?.body).toMatchObject({
    resourceLogs: [
      {
        scopeLogs: [
          {
            logRecords: [
              {
                severityNumber: 17,
                eventName: 'request.failed',
                traceId: request.traceId,
                spanId: request.spanId,
                attributes: [
                  { key: 'status', value: { intValue: '503' } },
                  { key: 'exception.type', value: { stringValue: '57014' } },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

test('a collector that is away for a while gets everything later', async () => {
  answers = [503, 429, 502];
  const exporter = otlpExporter(endpoint, 1);
  exporter.span(span());
  await exporter.flush();
  expect(told).toHaveLength(1);
  expect(metrics.unexported.value).toBe(0);
});

test('what a collector refuses is not sent again, and counted', async () => {
  answers = [400];
  const exporter = otlpExporter(endpoint, 1);
  exporter.span(span());
  await exporter.flush();
  expect(told).toEqual([]);
  expect(metrics.unexported.value).toBe(1);
});

test('a collector that never comes costs some memory and nothing else: the oldest goes', async () => {
  const exporter = otlpExporter('http://127.0.0.1:1', 0);
  for (let index = 0; index < 10_000; index++) exporter.span(span());
  await exporter.flush();
  expect(metrics.unexported.value).toBe(10_000);
});

test('more than a batch is told in several', async () => {
  const exporter = otlpExporter(endpoint);
  for (let index = 0; index < 1200; index++) exporter.span(span(`${index}`));
  await exporter.flush();
  const counts = told.map(({ body }) => JSON.stringify(body).match(/"traceId"/g)?.length);
  expect(counts).toEqual([512, 512, 176]);
});

test.each([
  ['a=b', { a: 'b' }],
  [' A = b , c=d%2Ce ', { a: 'b', c: 'd,e' }],
  ['a=b=c', { a: 'b=c' }],
  ['a=%E0%A4%A', { a: '%E0%A4%A' }],
  ['nonsense,,=x', {}],
  [undefined, {}],
])('headers for the collector are read from %j', (list, headers) => {
  expect(readHeaders(list)).toEqual(headers);
});
