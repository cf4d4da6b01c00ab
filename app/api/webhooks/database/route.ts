import { revalidateTag } from 'next/cache';
import { followChanges } from '@/lib/cache/changes/follow';
import { touchedSchema } from '@/lib/cache/changes/schema';
import { takeUp } from '@/lib/cache/changes/take-up';
import { env } from '@/lib/env';
import { hasBearer } from '@/lib/request/bearer';
import { recordEvent } from '@/lib/security/events';
import * as z from '@/lib/validation/zod';

const eventSchema = z.object({ record: touchedSchema });

/** Whether the caller may report a change: the server asks before it reads what is sent (lib/server/body/rules.ts). */
export async function GET(request: Request): Promise<Response> {
  return hasBearer(request, env.WEBHOOK_SECRET) ? new Response(null, { status: 204 }) : refuseStranger();
}

async function refuseStranger(): Promise<Response> {
  await recordEvent('admin.refused', { detail: 'webhook' });
  return new Response(null, { status: 404 });
}

/**
 * Says that something changed, so that this instance follows at once and not within the second. A database webhook of
 * Supabase on the table content_changes brings the change along, which then needs no question.
 */
export async function POST(request: Request): Promise<Response> {
  if (!hasBearer(request, env.WEBHOOK_SECRET)) return refuseStranger();
  const { data } = eventSchema.safeParse(await request.json().catch(() => null));
  if (data) takeUp(data.record);
  const changes = data?.record ?? (await followChanges());
  // Where Next keeps its pages without our cache, it has to be told itself.
  for (const tag of changes?.tags ?? []) revalidateTag(tag, { expire: 0 });
  return Response.json({ followed: changes !== null });
}
