import { llmsText } from '@/lib/llms';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function GET(): Promise<Response> {
  return new Response(await llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
