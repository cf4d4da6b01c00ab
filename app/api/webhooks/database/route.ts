import { revalidateTag } from 'next/cache';
import { gonePages } from '@/lib/cache/gone-pages';
import { noteAnswer } from '@/lib/cache/page-cache/database-health';
import { goneTag } from '@/lib/cache/page-cache/gone-tag';
import { type CacheTag, tags } from '@/lib/cache/tags';
import { env } from '@/lib/env';
import { forgetRedirects } from '@/lib/redirects/follow';
import { hasBearer } from '@/lib/request/bearer';
import { recordEvent } from '@/lib/security/events';
import * as z from '@/lib/validation/zod';

const tableTags = new Map<string, CacheTag>(
  Object.entries({
    service_details: tags.services,
    city_pages: tags.cities,
    blog_posts: tags.posts,
    authors: tags.authors,
    slug_redirects: tags.redirects,
  }),
);

const row = z.record(z.string(), z.unknown()).nullable().catch(null).default(null);
const eventSchema = z.object({ table: z.string().max(100), record: row, old_record: row });

/** Whether the caller may report a change: the server asks before it reads a row (lib/server/body/rules.ts). */
export async function GET(request: Request): Promise<Response> {
  return hasBearer(request, env.WEBHOOK_SECRET) ? new Response(null, { status: 204 }) : refuseStranger();
}

async function refuseStranger(): Promise<Response> {
  await recordEvent('admin.refused', { detail: 'webhook' });
  return new Response(null, { status: 404 });
}

/**
 * Called by a database webhook of Supabase when a row changes outside the site, for instance in its table editor:
 * the pages made of that table are rendered anew for their next visitor.
 */
export async function POST(request: Request): Promise<Response> {
  if (!hasBearer(request, env.WEBHOOK_SECRET)) return refuseStranger();
  const event = eventSchema.safeParse(await request.json().catch(() => null));
  const tag = tableTags.get(event.data?.table ?? '');
  if (!event.success || !tag)
    return Response.json({ error: 'No page depends on this table.' }, { status: 422 });
  // Whoever announces a change is there.
  noteAnswer();
  const { table, record, old_record: before } = event.data;
  for (const changed of [tag, ...gonePages(table, before, record).map(goneTag)])
    revalidateTag(changed, { expire: 0 });
  forgetRedirects();
  return Response.json({ expired: tag });
}
