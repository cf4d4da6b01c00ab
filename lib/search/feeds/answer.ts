import 'server-only';
import { getAuthor } from '../../authors';
import { listPostsForFeed } from '../../blog';
import { answerOnce } from '../../request/answer-once';
import { orUnavailable } from '../../request/unavailable';
import { composeFeed, type Feed } from './feed';
import { toJsonFeed } from './json-feed';
import { toRss } from './rss';

export type FeedFormat = 'rss' | 'json';

const formats = {
  rss: { write: toRss, type: 'application/rss+xml; charset=utf-8' },
  json: { write: toJsonFeed, type: 'application/feed+json; charset=utf-8' },
};

export function answerWithFeed(request: Request, format: FeedFormat, authorSlug?: string): Promise<Response> {
  return orUnavailable('feed.unavailable', async () => {
    const author = authorSlug === undefined ? undefined : await getAuthor(authorSlug);
    if (author === null)
      return new Response('Author Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
    const { write, type } = formats[format];
    const feed = await composeFeed(await listPostsForFeed(author?.id), author);
    return answerOnce(request, write(feed), { name: `${feed.url}.${format}`, type, newest: newestOf(feed) });
  });
}

function newestOf({ items }: Feed): string | undefined {
  return items
    .flatMap(({ publishedAt, changedAt }) => [publishedAt, changedAt])
    .filter((date) => date !== null)
    .sort()
    .at(-1);
}
