import { askedHost } from '@/lib/request';
import { answerOnce } from '@/lib/request/answer-once';
import { robotsText } from '@/lib/search/seo/robots';

/** Per request, because it depends on the host that was asked. */
export async function GET(request: Request): Promise<Response> {
  const text = robotsText(await askedHost());
  return answerOnce(request, text, { name: text, type: 'text/plain; charset=utf-8' });
}
