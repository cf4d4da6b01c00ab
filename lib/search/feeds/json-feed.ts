import { locale } from '../../site/locale';
import type { Feed } from './feed';

/** JSON Feed 1.1 (jsonfeed.org) with the whole text of every article. */
export function toJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeUrl,
    feed_url: `${feed.url}.json`,
    icon: feed.icon,
    language: locale,
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image?.url,
      date_published: item.publishedAt ?? undefined,
      date_modified: item.changedAt ?? undefined,
      authors: item.author ? [{ name: item.author, url: item.authorUrl }] : undefined,
      tags: item.tags,
    })),
  });
}
