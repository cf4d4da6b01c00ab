import type { Metadata } from 'next';
import { routes } from '../../routes';
import { absoluteUrl } from '../../routes/url';
import { brandOrDefault } from '../../site/identity';

export type Feeds = { title: string; path: string };

export async function blogFeeds(): Promise<Feeds> {
  return { title: `${(await brandOrDefault()).name}: all articles`, path: '' };
}

export async function authorFeeds({ slug, name }: { slug: string; name: string }): Promise<Feeds> {
  return { title: `${(await brandOrDefault()).name}: articles by ${name}`, path: routes.author(slug) };
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
