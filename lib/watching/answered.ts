import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../log.ts';
import { asRequest } from './current-request.ts';
import { metrics } from './metrics/metrics.ts';
import type { Cell } from './metrics/registry.ts';
import { requestKindOf } from './page-kind.ts';
import type { RequestIdentity } from './request-identity.ts';
import { exportSpan } from './telemetry.ts';

/** As Next says it of its cache of pages. */
const FROM = new Map<unknown, string>([
  ['HIT', 'kept'],
  ['STALE', 'stale'],
  ['MISS', 'made'],
]);
/** Whoever asked was gone before the answer was (as nginx has it). */
const LEFT = 499;

/** Counts a request that is not answered from memory, once it is over, and writes down when it failed. */
export function watchAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  identity: RequestIdentity,
): void {
  const begunAt = Date.now();
  metrics.underWay.value++;
  response.once('close', () => {
    metrics.underWay.value--;
    const status = response.writableFinished ? response.statusCode : LEFT;
    // By now a page goes by the address that it is kept under.
    const kind = requestKindOf(request.url ?? '/');
    const from = FROM.get(response.getHeader('x-nextjs-cache')) ?? 'request';
    metrics.answers.cell(kind, String(status), from).value++;
    const endedAt = Date.now();
    metrics.answerSeconds.observe((endedAt - begunAt) / 1000, kind, from);
    if (status >= 500) asRequest(identity, () => log.error('request.failed', { status, kind }));
    if (identity.isSampled)
      exportSpan(() => ({
        ...identity,
        name: `${request.method} ${kind}`,
        kind: 'server',
        begunAt,
        endedAt,
        attributes: {
          'http.request.method': request.method,
          'http.response.status_code': status,
          'site.from': from,
        },
        isFailure: status >= 500,
      }));
  });
}

/** Where answers from memory of one page are counted, so that giving one costs no more than an addition. */
export type MemoryCells = { whole: Cell; notModified: Cell };

export function memoryCells(page: string): MemoryCells {
  const kind = requestKindOf(page);
  return {
    whole: metrics.answers.cell(kind, '200', 'memory'),
    notModified: metrics.answers.cell(kind, '304', 'memory'),
  };
}
