import { adminAction } from '@/lib/action';
import { checkCityPage } from '@/lib/cities/doorway/check';
import { checkSchema } from '@/lib/cities/doorway/check-schema';
import { NEVER_KEPT } from '@/lib/request/private-answer';

const MAX_LENGTH = 400_000;

const check = adminAction(checkSchema, checkCityPage);

/** What the guard says of a page while it is written: a call of its own, so that an older one ends when a newer one comes. */
export async function POST(request: Request): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= MAX_LENGTH)) return new Response(null, { status: 413 });
  const input: unknown = await request.json().catch(() => null);
  return Response.json(await check(input), { headers: NEVER_KEPT });
}
