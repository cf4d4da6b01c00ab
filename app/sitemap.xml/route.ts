import { answerWithIndex } from '@/lib/search/sitemap/answer';

export const dynamic = 'force-dynamic';

/** Composed per request out of cached answers, like the files that it names. */
export function GET(request: Request): Promise<Response> {
  return answerWithIndex(request);
}
