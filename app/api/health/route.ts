export const dynamic = 'force-dynamic';

/** Whether this process serves; load balancers and the start command ask it. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
