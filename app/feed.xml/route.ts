import { answerWithFeed } from '@/lib/search/feeds/answer';

/** Composed per request out of cached answers, so that whoever has it already need not fetch it again. */
export function GET(request: Request): Promise<Response> {
  return answerWithFeed(request, 'rss');
}
