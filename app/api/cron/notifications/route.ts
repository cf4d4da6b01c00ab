import { timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { sendDueNotifications } from '@/lib/submissions';

export const dynamic = 'force-dynamic';

/** For hosts without a long-lived process: a scheduler calls this with the bearer CRON_SECRET. */
export async function GET(request: Request): Promise<Response> {
  if (!isScheduler(request.headers.get('authorization') ?? '')) return new Response(null, { status: 404 });
  await sendDueNotifications();
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}

function isScheduler(authorization: string): boolean {
  if (!env.CRON_SECRET) return false;
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${env.CRON_SECRET}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
