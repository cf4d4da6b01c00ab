import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** By what one request is known in every log, and its place among the spans of a trace (W3C Trace Context). */
export type RequestIdentity = {
  id: string;
  traceId: string;
  spanId: string;
  /** The span of the proxy in front of the site. */
  parentSpanId: string | null;
  isSampled: boolean;
};

const GIVEN_ID = /^[\w-]{8,64}$/;
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;
const MAX_TRACE_PARENT = 200;

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

export const newSpanId = () => hex(8);

/** For work that nobody asked for, such as what is done every minute. */
export function newIdentity(): RequestIdentity {
  const traceId = hex(16);
  return { id: traceId, traceId, spanId: newSpanId(), parentSpanId: null, isSampled: true };
}

/**
 * Knows a request by what a proxy of ours says of it. What anybody else says is not believed: whoever names their own
 * request could hide it among those of others.
 */
export function identityOf(headers: IncomingHttpHeaders, isBelieved: boolean): RequestIdentity {
  const own = newIdentity();
  if (!isBelieved) return own;
  const { traceparent = '', 'x-request-id': id = '' } = headers;
  const [, traceId, parentSpanId = null, flags = '01'] =
    (String(traceparent).length <= MAX_TRACE_PARENT && TRACE_PARENT.exec(String(traceparent))) || [];
  const known = {
    ...own,
    ...(traceId && { id: traceId, traceId, parentSpanId, isSampled: Number.parseInt(flags, 16) % 2 === 1 }),
  };
  return GIVEN_ID.test(String(id)) ? { ...known, id: String(id) } : known;
}

/** How a request is named to whoever is asked on its behalf. */
export function identityHeaders({ id, traceId, spanId, isSampled }: RequestIdentity): Record<string, string> {
  return { 'x-request-id': id, traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}` };
}

/** As people read it to each other; what a log has begins with it. */
export const shortId = (id: string): string => id.slice(0, 8);
