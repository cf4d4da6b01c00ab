import { answerWithFeed } from '@/lib/search/feeds/answer';

/** Composed per request out of cached answers: a cached file for every invented author would fill the disk. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  return answerWithFeed(request, 'rss', (await params).slug);
}
