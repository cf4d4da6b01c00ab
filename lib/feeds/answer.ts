import 'server-only';
import { getAuthor } from '../authors';
import { listPostsForFeed } from '../blog';
import { REVALIDATE_SECONDS } from '../cache';
import { orUnavailable } from '../unavailable';
import { composeFeed } from './feed';
import { toJsonFeed } from './json-feed';
import { toRss } from './rss';

export type FeedFormat = 'rss' | 'json';

const formats = {
  rss: { write: toRss, type: 'application/rss+xml; charset=utf-8' },
  json: { write: toJsonFeed, type: 'application/feed+json; charset=utf-8' },
};

/** The answer to a request for a feed, of one author if a slug is given. */
export function answerWithFeed(format: FeedFormat, authorSlug?: string): Promise<Response> {
  return orUnavailable('feed.unavailable', async () => {
    const author = authorSlug === undefined ? undefined : await getAuthor(authorSlug);
    if (author === null) return new Response('Author Not Found', { status: 404 });
    const { write, type } = formats[format];
    return new Response(write(composeFeed(await listPostsForFeed(author?.id), author)), {
      headers: { 'content-type': type, 'cache-control': `public, max-age=${REVALIDATE_SECONDS}` },
    });
  });
}
