import { env } from '@/lib/env';
import { hasBearer } from '@/lib/request/bearer';
import { recordEvent } from '@/lib/security/events';
import { runDueJobs } from '@/lib/submissions/timer';

export const dynamic = 'force-dynamic';

/** For hosts without a long-lived process: a scheduler calls this with the bearer CRON_SECRET. */
export async function GET(request: Request): Promise<Response> {
  if (!hasBearer(request, env.CRON_SECRET)) {
    await recordEvent('admin.refused', { detail: 'cron' });
    return new Response(null, { status: 404 });
  }
  await runDueJobs();
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
