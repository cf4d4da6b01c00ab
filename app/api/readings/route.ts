import { countReading } from '@/lib/blog/readings';
import { isFromOwnPage } from '@/lib/request';

const MAX_LENGTH = 200;

/** Where an article's page says that it is read (lib/without-react/reading.ts); its slug is the body. */
export async function POST(request: Request): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= MAX_LENGTH) || !(await isFromOwnPage())) return new Response(null, { status: 400 });
  await countReading(await request.text(), request.headers.get('user-agent'));
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
