import { answerOnce } from '@/lib/request/answer-once';
import { orUnavailable } from '@/lib/request/unavailable';
import { llmsText } from '@/lib/search/llms';

/** Composed per request out of cached answers. */
export function GET(request: Request): Promise<Response> {
  return orUnavailable('llms.unavailable', async () =>
    answerOnce(request, await llmsText(), { name: '/llms.txt', type: 'text/plain; charset=utf-8' }),
  );
}
