import { setTimeout as pause } from 'node:timers/promises';
import { inProcess } from '../cache/page-cache/in-process.ts';
import type { RequestIdentity } from './request-identity.ts';

type Attributes = Record<string, string | number | boolean | null | undefined>;
type Place = Pick<RequestIdentity, 'traceId' | 'spanId'>;

/** How long something took that was done for a request; times are in milliseconds since 1970. */
export type Span = Place & {
  parentSpanId: string | null;
  name: string;
  /** What we answer, or what we ask of somebody else. */
  kind: 'server' | 'client';
  begunAt: number;
  endedAt: number;
  attributes: Attributes;
  isFailure: boolean;
};
export type LogLine = {
  at: number;
  level: 'info' | 'warn' | 'error';
  event: string;
  attributes: Attributes;
  request: Place | undefined;
};
export type Exporter = { span(span: Span): void; line(line: LogLine): void; flush(): Promise<void> };

const place = inProcess('telemetry', (): { exporter: Exporter | null } => ({ exporter: null }));

/** To be called where a collector is set (instrumentation.ts); until then nothing is handed to anybody. */
export function exportTo(exporter: Exporter): void {
  place.exporter = exporter;
}

export const exportSpan = (span: () => Span): void => place.exporter?.span(span());
export const exportLine = (line: LogLine): void => place.exporter?.line(line);

/** Nobody who restarts the site waits longer for a collector. */
const PATIENCE_MS = 2000;

/** Hands over what waits, for a process that ends. */
export async function flushExports(): Promise<void> {
  if (place.exporter)
    await Promise.race([place.exporter.flush(), pause(PATIENCE_MS, undefined, { ref: false })]);
}
