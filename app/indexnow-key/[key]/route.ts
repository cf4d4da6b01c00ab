import { env } from '@/lib/env';

/** `/{key}.txt` (next.config.ts): by it a search engine knows that an announcement comes from this site. */
export async function GET(_: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> {
  const { key } = await params;
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  if (key !== env.INDEXNOW_KEY) return new Response('Not Found', { status: 404, headers });
  return new Response(key, { headers });
}
