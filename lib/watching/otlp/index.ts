import 'server-only';
import { env } from '../../env';
import { watchedBuild } from '../metrics/process';
import type { Exporter, LogLine, Span } from '../telemetry';
import { encodeLines, encodeSpans, toAttributes } from './encode';
import { Outbox } from './outbox';

/** Tells a collector of OpenTelemetry what the log says and how long requests took: OTLP over HTTP, as JSON. */
export function otlpExporter(endpoint: string, firstPauseMs?: number): Exporter {
  const resource = toAttributes({
    'service.name': env.OTEL_SERVICE_NAME,
    'service.version': watchedBuild(),
    'service.instance.id': `${process.pid}`,
  });
  const headers = readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS);
  const spans = new Outbox<Span>({
    ...{ url: `${endpoint}/v1/traces`, headers, firstPauseMs },
    encode: (items) => encodeSpans(resource, items),
  });
  const lines = new Outbox<LogLine>({
    ...{ url: `${endpoint}/v1/logs`, headers, firstPauseMs },
    encode: (items) => encodeLines(resource, items),
  });
  return {
    span: (span) => spans.add(span),
    line: (line) => lines.add(line),
    flush: async () => void (await Promise.all([spans.flush(), lines.flush()])),
  };
}

/** `name=value,name=value`, with values escaped as in an address. */
export function readHeaders(list = ''): Record<string, string> {
  return Object.fromEntries(
    list.split(',').flatMap((pair) => {
      const [name, ...value] = pair.split('=');
      return name?.trim() && value.length > 0
        ? [[name.trim().toLowerCase(), unescaped(value.join('=').trim())]]
        : [];
    }),
  );
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
