/** @jest-environment node */
import { asRequest } from '../watching/current-request';
import { newIdentity } from '../watching/request-identity';
import { exportTo, type Span } from '../watching/telemetry';
import { watchQuestion } from './watch-question';

const spans: Span[] = [];
exportTo({ span: (span) => spans.push(span), line: () => {}, flush: async () => {} });
beforeEach(() => {
  spans.length = 0;
});

test.each([
  ['https://x.example/rest/v1/form_submissions?email=eq.a%40example.in', 'GET form_submissions'],
  ['https://x.example/rest/v1/rpc/store_submission', 'GET rpc/store_submission'],
  ['https://x.example/auth/v1/admin/users/0b8f6a0e-0000-4000-8000-000000000000', 'GET admin/users'],
  ['https://x.example/storage/v1/object/blog-images/asha.webp', 'GET object/blog-images'],
])('a question to %s is told of as %s, below the request that it was asked for', (url, name) => {
  const request = newIdentity();
  asRequest(request, () => watchQuestion(url))(200);
  expect(spans).toMatchObject([
    { name, traceId: request.traceId, parentSpanId: request.spanId, kind: 'client', isFailure: false },
  ]);
  expect(spans[0]?.spanId).not.toBe(request.spanId);
});

test('one that got no answer is a failure; one of no request, or of one that is not sampled, is not told of', () => {
  const url = 'https://x.example/rest/v1/authors';
  asRequest(newIdentity(), () => watchQuestion(url, 'PATCH'))(null);
  watchQuestion(url)(200);
  asRequest({ ...newIdentity(), isSampled: false }, () => watchQuestion(url))(200);
  expect(spans).toMatchObject([{ name: 'PATCH authors', isFailure: true }]);
});
