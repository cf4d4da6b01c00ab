import type { LogLine, Span } from '../telemetry';

/** The JSON form of OTLP: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
type Value =
  | { stringValue: string }
  | { doubleValue: number }
  | { intValue: string }
  | { boolValue: boolean };
type Attribute = { key: string; value: Value };

const SPAN_KINDS = { server: 2, client: 3 } as const;
const SEVERITIES = { info: 9, warn: 13, error: 17 } as const;
const FAILED = 2;
/** As OpenTelemetry calls what we call otherwise. */
const NAMES: Record<string, string> = { code: 'exception.type', frames: 'exception.stacktrace' };

function toValue(value: string | number | boolean): Value {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

export function toAttributes(attributes: Span['attributes']): Attribute[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const key = Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : name;
    return value === null || value === undefined ? [] : [{ key, value: toValue(value) }];
  });
}

/** In nanoseconds, as a text: a number cannot hold them. */
const nanoseconds = (milliseconds: number) => String(BigInt(Math.round(milliseconds * 1000)) * 1000n);

const encodeSpan = ({ traceId, spanId, parentSpanId, name, kind, begunAt, endedAt, ...span }: Span) => ({
  traceId,
  spanId,
  ...(parentSpanId && { parentSpanId }),
  name,
  kind: SPAN_KINDS[kind],
  startTimeUnixNano: nanoseconds(begunAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: toAttributes(span.attributes),
  status: span.isFailure ? { code: FAILED } : {},
});

const encodeLine = ({ at, level, event, attributes, request }: LogLine) => ({
  timeUnixNano: nanoseconds(at),
  // The same for what itself tells of its events (OTLP, logs.proto); without it collectors show the year 1970.
  observedTimeUnixNano: nanoseconds(at),
  severityNumber: SEVERITIES[level],
  severityText: level.toUpperCase(),
  eventName: event,
  body: { stringValue: event },
  attributes: toAttributes(attributes),
  ...(request && { traceId: request.traceId, spanId: request.spanId }),
});

const SCOPE = { name: 'site' };

export const encodeSpans = (resource: Attribute[], spans: readonly Span[]) => ({
  resourceSpans: [
    { resource: { attributes: resource }, scopeSpans: [{ scope: SCOPE, spans: spans.map(encodeSpan) }] },
  ],
});

export const encodeLines = (resource: Attribute[], lines: readonly LogLine[]) => ({
  resourceLogs: [
    { resource: { attributes: resource }, scopeLogs: [{ scope: SCOPE, logRecords: lines.map(encodeLine) }] },
  ],
});
