import { clientAddress, isFromOwnPage } from '@/lib/request';
import { countVisit, isWelcome } from '@/lib/vitals';
import { vitalsSchema } from '@/lib/vitals/schema';

const MAX_LENGTH = 600;

/** Where a page says how fast it was for its visitor (lib/vitals/in-browser). */
export async function POST(request: Request): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= MAX_LENGTH) || !(await isFromOwnPage())) return answer(400);
  const { data } = vitalsSchema.safeParse(await request.json().catch(() => null));
  if (!data) return answer(400);
  if (isWelcome(request.headers)) countVisit(data, await clientAddress());
  return answer(204);
}

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });
