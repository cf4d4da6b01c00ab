import { getPost } from '@/lib/blog';
import { REVALIDATE_SECONDS } from '@/lib/cache';
import { articleMarkdown } from '@/lib/llms/twin';
import { routes } from '@/lib/routes';
import { orUnavailable } from '@/lib/unavailable';
import { absoluteUrl } from '@/lib/url';

/**
 * `/blog/{slug}.md`, composed per request out of cached answers. It is a copy of the page and says so by its canonical;
 * `noindex` beside a canonical elsewhere would contradict it (rule R6).
 */
export function GET(_: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return orUnavailable('markdown.unavailable', async () => {
    const post = await getPost((await params).slug);
    if (!post) return new Response('Article Not Found', { status: 404 });
    return new Response(articleMarkdown(post), {
      headers: {
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': `public, max-age=${REVALIDATE_SECONDS}`,
        link: `<${absoluteUrl(routes.post(post.slug))}>; rel="canonical"`,
      },
    });
  });
}
