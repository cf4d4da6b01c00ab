import { countReading } from '@/lib/readings';
import { isFromOwnPage } from '@/lib/request';

const MAX_LENGTH = 200;

/** Where the page of an article or a city says that it is read (lib/without-react/reading.ts); the body is its slug or address. */
export async function POST(request: Request): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= MAX_LENGTH) || !(await isFromOwnPage())) return new Response(null, { status: 400 });
  await countReading(await request.text(), request.headers.get('user-agent'));
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
