import { llmsText } from '@/lib/llms';
import { orUnavailable } from '@/lib/unavailable';

export const dynamic = 'force-static';
export const revalidate = 300;

export function GET(): Promise<Response> {
  return orUnavailable('llms.unavailable', async () => {
    return new Response(await llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  });
}
