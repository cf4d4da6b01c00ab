import { answerOnce } from '@/lib/answer-once';
import { askedHost } from '@/lib/request';
import { robotsText } from '@/lib/seo/robots';

/** Per request, because it depends on the host that was asked. */
export async function GET(request: Request): Promise<Response> {
  const text = robotsText(await askedHost());
  return answerOnce(request, text, { name: text, type: 'text/plain; charset=utf-8' });
}
