import { answerWithFeed } from '@/lib/feeds/answer';

export const dynamic = 'force-static';
export const revalidate = 300;

export function GET(): Promise<Response> {
  return answerWithFeed('json');
}
