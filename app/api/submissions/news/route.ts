import { getAdministrator } from '@/lib/auth';
import { nullOnError } from '@/lib/lists/null-on-error';
import { NEVER_KEPT } from '@/lib/request/private-answer';
import { readNews } from '@/lib/submissions/admin';

export const dynamic = 'force-dynamic';

/**
 * How many submissions are new, for pages of the staff that ask now and again. Whoever is no administrator learns nothing,
 * and a database that is away is no news: neither is worth an error in a page that does something else.
 */
export async function GET(request: Request): Promise<Response> {
  const since = new URL(request.url).searchParams.get('since') ?? '';
  const administrator = await nullOnError('submissions.not_read', getAdministrator());
  const news = administrator && (await nullOnError('submissions.not_read', readNews(since)));
  return news
    ? Response.json(news, { headers: NEVER_KEPT })
    : new Response(null, { status: 204, headers: NEVER_KEPT });
}
