import { answerOnce } from '@/lib/answer-once';
import { llmsText } from '@/lib/llms';
import { orUnavailable } from '@/lib/unavailable';

/** Composed per request out of cached answers. */
export function GET(request: Request): Promise<Response> {
  return orUnavailable('llms.unavailable', async () =>
    answerOnce(request, await llmsText(), { name: '/llms.txt', type: 'text/plain; charset=utf-8' }),
  );
}
