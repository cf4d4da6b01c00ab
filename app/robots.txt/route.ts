import { askedHost } from '@/lib/request';
import { robotsText } from '@/lib/seo/robots';

/** Per request, because it depends on the host that was asked. */
export async function GET(): Promise<Response> {
  return new Response(robotsText(await askedHost()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
