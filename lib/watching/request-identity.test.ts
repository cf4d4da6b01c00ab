/** @jest-environment node */
import { asJob, asRequest, currentRequest } from './current-request';
import { identityHeaders, identityOf, newIdentity } from './request-identity';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';
const traceparent = `00-${trace}-${span}-01`;

describe('the id of a request', () => {
  test('is made here, whatever a visitor says of themselves', () => {
    const { id, traceId, parentSpanId } = identityOf({ 'x-request-id': 'someone-elses', traceparent }, false);
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect([traceId, parentSpanId]).toEqual([id, null]);
    expect(newIdentity().id).not.toBe(id);
  });

  test('is the one that a proxy of ours gives, and its trace goes on here', () => {
    expect(identityOf({ 'x-request-id': 'req-1234567', traceparent }, true)).toMatchObject({
      id: 'req-1234567',
      traceId: trace,
      parentSpanId: span,
      isSampled: true,
    });
    expect(identityOf({ traceparent: `00-${trace}-${span}-00` }, true)).toMatchObject({
      id: trace,
      isSampled: false,
    });
  });

  test.each([
    'short',
    'x'.repeat(65),
    '"><script>',
    'two words and more',
    'a-line\nand another',
    'पुणे-पुणे-पुणे',
    '',
  ])('is made here where a proxy passes on %j', (given) => {
    expect(identityOf({ 'x-request-id': given }, true).id).toMatch(/^[\da-f]{32}$/);
  });

  test.each([
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `ff-${trace}-${span}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}-${span}`,
    `00-${trace}-${span}-01-${'x'.repeat(300)}`,
  ])('no trace is gone on with from %s', (malformed) => {
    expect(identityOf({ traceparent: malformed }, true)).toMatchObject({ parentSpanId: null });
  });

  test('goes to whoever is asked on behalf of the request, in both forms', () => {
    const identity = identityOf({ 'x-request-id': 'req-1234567', traceparent }, true);
    expect(identityHeaders(identity)).toEqual({
      'x-request-id': 'req-1234567',
      traceparent: `00-${trace}-${identity.spanId}-01`,
    });
  });
});

describe('the request at hand', () => {
  test('is known to everything that begins in it, and to nothing else', async () => {
    const identity = newIdentity();
    let later = Promise.resolve<string | undefined>('');
    asRequest(identity, () => {
      later = new Promise((resolve) => setTimeout(() => resolve(currentRequest()?.id)));
    });
    expect(currentRequest()).toBeUndefined();
    expect(await later).toBe(identity.id);
  });

  test('is another one for each round of what is done now and again', () => {
    expect(asJob(() => currentRequest()?.id)).not.toBe(asJob(() => currentRequest()?.id));
  });
});
