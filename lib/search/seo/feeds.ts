import type { Metadata } from 'next';
import { routes } from '../../routes';
import { absoluteUrl } from '../../routes/url';
import { site } from '../../site';

export type Feeds = { title: string; path: string };

export const blogFeeds: Feeds = { title: `${site.name}: all articles`, path: '' };

export function authorFeeds({ slug, name }: { slug: string; name: string }): Feeds {
  return { title: `${site.name}: articles by ${name}`, path: routes.author(slug) };
}

export function withFeeds(metadata: Metadata, { title, path }: Feeds): Metadata {
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: {
        'application/rss+xml': [{ url: absoluteUrl(`${path}/feed.xml`), title }],
        'application/feed+json': [{ url: absoluteUrl(`${path}/feed.json`), title }],
      },
    },
  };
}
