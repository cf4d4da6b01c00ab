import { revalidateTag } from 'next/cache';
import { hasBearer } from '@/lib/bearer';
import { type CacheTag, tags } from '@/lib/cache';
import { env } from '@/lib/env';
import { forgetRedirects } from '@/lib/redirects/follow';
import { recordEvent } from '@/lib/security-events';
import { z } from '@/lib/zod';

const tableTags: Record<string, CacheTag> = {
  service_details: tags.services,
  city_pages: tags.cities,
  blog_posts: tags.posts,
  authors: tags.authors,
  slug_redirects: tags.redirects,
};

const eventSchema = z.object({ table: z.string().max(100) });

/**
 * Called by a database webhook of Supabase when a row changes outside the site, for instance in its table editor:
 * the pages made of that table are rendered anew for their next visitor.
 */
export async function POST(request: Request): Promise<Response> {
  if (!hasBearer(request, env.WEBHOOK_SECRET)) {
    await recordEvent('staff.refused', { detail: 'webhook' });
    return new Response(null, { status: 404 });
  }
  const event = eventSchema.safeParse(await request.json().catch(() => null));
  const tag = event.success ? tableTags[event.data.table] : undefined;
  if (!tag) return Response.json({ error: 'No page depends on this table.' }, { status: 422 });
  revalidateTag(tag, { expire: 0 });
  forgetRedirects();
  return Response.json({ expired: tag });
}
