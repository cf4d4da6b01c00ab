import { answerWithFile } from '@/lib/search/sitemap/answer';

/** Composed per request out of cached answers: Next would hold a whole file in memory to keep it. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  return answerWithFile(request, (await params).name);
}
