import { currentRequest } from './watching/current-request.ts';
import { metrics } from './watching/metrics/metrics.ts';
import { exportLine, type LogLine } from './watching/telemetry.ts';

type Details = LogLine['attributes'];

/**
 * One JSON line an event, with the id of the request that it belongs to. Pass ids, counts, codes and states only: never a
 * name, an address, a message or a token.
 */
export const log = {
  info: (event: string, details: Details = {}) => console.log(line('info', event, details)),
  warn: (event: string, details: Details = {}) => {
    metrics.events.cell('warn', event).value++;
    console.warn(line('warn', event, details));
  },
  error: (event: string, details: Details = {}) => {
    metrics.events.cell('error', event).value++;
    console.error(line('error', event, details));
  },
};

function line(level: LogLine['level'], event: string, details: Details): string {
  const request = currentRequest();
  const now = new Date();
  exportLine({ at: now.getTime(), level, event, attributes: details, request });
  return JSON.stringify({ time: now.toISOString(), level, event, request: request?.id, ...details });
}

/** What may be said of an error in the log: its kind and code, without the values that its message could quote. */
export function errorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const { code, name } = error as { code?: unknown; name?: unknown };
    if (typeof code === 'string' && code) return code;
    if (typeof name === 'string' && name) return name;
  }
  return 'unknown';
}

const MAX_FRAMES = 2000;

/** Where an error came about, without its message, which could quote what somebody typed. */
export function framesOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = error.stack
    ?.replace(error.message, '')
    .match(/^ {4}at .*$/gm)
    ?.join('\n');
  return frames?.slice(0, MAX_FRAMES);
}
