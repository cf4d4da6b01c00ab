import { env } from '@/lib/env';
import { hasBearer } from '@/lib/request/bearer';
import { NEVER_KEPT } from '@/lib/request/private-answer';
import { recordEvent } from '@/lib/security/events';
import { writeMetrics } from '@/lib/watching/metrics';

export const dynamic = 'force-dynamic';

/** What this process counts, for a collector with the bearer METRICS_TOKEN. Each instance answers for itself. */
export async function GET(request: Request): Promise<Response> {
  if (!hasBearer(request, env.METRICS_TOKEN)) {
    await recordEvent('admin.refused', { detail: 'metrics' });
    return new Response(null, { status: 404, headers: NEVER_KEPT });
  }
  return new Response(await writeMetrics(), {
    headers: { ...NEVER_KEPT, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
  });
}
