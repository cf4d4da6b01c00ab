import { getPost } from '@/lib/blog';
import { answerOnce } from '@/lib/request/answer-once';
import { orUnavailable } from '@/lib/request/unavailable';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/routes/url';
import { markdownPath, postMarkdown } from '@/lib/search/llms/markdown-version';

type Context = { params: Promise<{ slug: string }> };

/**
 * `/blog/{slug}.md`, composed per request out of cached answers. It is a copy of the page and says so by its canonical;
 * `noindex` beside a canonical elsewhere would contradict it (rule R6).
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  return orUnavailable('markdown.unavailable', async () => {
    const post = await getPost(slug);
    if (!post)
      return new Response('Article Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
    return answerOnce(request, postMarkdown(post), {
      name: markdownPath(post.slug),
      type: 'text/markdown; charset=utf-8',
      newest: post.changedAt ?? post.publishedAt,
      headers: { link: `<${absoluteUrl(routes.post(post.slug))}>; rel="canonical"` },
    });
  });
}
