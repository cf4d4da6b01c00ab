import { env } from '@/lib/env';
import { BUCKET } from '@/lib/images/bucket';
import { sizeInName } from '@/lib/images/name';
import { errorCode, log } from '@/lib/log';

const TIMEOUT_MS = 3000;
const NOT_KEPT = { 'cache-control': 'no-store' };

/** A stored picture from this site's own origin. What a name means never changes, so it is kept for a year. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  if (!sizeInName(name)) return new Response(null, { status: 404, headers: NOT_KEPT });
  // Until it begins to answer: a visitor on a slow line takes longer over a large picture.
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), TIMEOUT_MS);
  const stored = await fetch(`${env.SUPABASE_URL}/storage/v1/object/public/${BUCKET}/${name}`, {
    cache: 'no-store',
    signal: impatience.signal,
  })
    .catch((error) => {
      log.error('image.unreadable', { code: errorCode(error) });
      return null;
    })
    .finally(() => clearTimeout(timer));
  if (stored?.ok) {
    const length = stored.headers.get('content-length');
    return new Response(stored.body, {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        ...(length && { 'content-length': length }),
      },
    });
  }
  await stored?.body?.cancel();
  // Storage answers 400 for what it does not have.
  const isMissing = stored?.status === 404 || stored?.status === 400;
  return new Response(null, { status: isMissing ? 404 : 503, headers: NOT_KEPT });
}
