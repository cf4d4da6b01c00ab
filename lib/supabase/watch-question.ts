import { currentRequest } from '../watching/current-request';
import { metrics } from '../watching/metrics/metrics';
import { newSpanId } from '../watching/request-identity';
import { exportSpan } from '../watching/telemetry';

/** Counts a question to the database and how long it took, as a part of the request at hand. @returns to be called with the status of the answer, or null for none */
export function watchQuestion(url: string, method = 'GET'): (status: number | null) => void {
  const begunAt = Date.now();
  const request = currentRequest();
  return (status) => {
    const endedAt = Date.now();
    const isFailure = status === null || status >= 500;
    metrics.databaseSeconds.observe((endedAt - begunAt) / 1000, isFailure ? 'failed' : 'answered');
    if (!request?.isSampled) return;
    exportSpan(() => ({
      traceId: request.traceId,
      spanId: newSpanId(),
      parentSpanId: request.spanId,
      name: `${method} ${subjectOf(url)}`,
      kind: 'client',
      begunAt,
      endedAt,
      attributes: { 'db.system.name': 'postgresql', 'http.response.status_code': status },
      isFailure,
    }));
  };
}

/** The table or function alone: what was asked of it, or of whom, could be personal. */
function subjectOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  return path.split('/').slice(3, 5).join('/');
}
