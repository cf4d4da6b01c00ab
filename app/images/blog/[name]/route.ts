import { env } from '@/lib/env';
import { BUCKET } from '@/lib/images/bucket';
import { sizeInName } from '@/lib/images/name';
import { errorCode, log } from '@/lib/log';

const TIMEOUT_MS = 5000;
const NOT_KEPT = { 'cache-control': 'no-store' };

/** A stored picture from this site's own origin. What a name means never changes, so it is kept for a year. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  if (!sizeInName(name)) return new Response(null, { status: 404, headers: NOT_KEPT });
  const stored = await fetch(`${env.SUPABASE_URL}/storage/v1/object/public/${BUCKET}/${name}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    log.error('image.unreadable', { code: errorCode(error) });
    return null;
  });
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
