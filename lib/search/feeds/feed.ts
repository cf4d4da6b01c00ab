import type { Author } from '../../authors/schema';
import { feedHtmlOf } from '../../blog/rendering';
import type { Post } from '../../blog/schema';
import { isoDate } from '../../format/dates';
import { routes } from '../../routes';
import { absoluteUrl } from '../../routes/url';
import { brandOrDefault } from '../../site/identity';
import { logoOf } from '../../site/pictures';
import { readSection } from '../../site/read';
import { authorFeeds, blogFeeds } from '../seo/feeds';
import { escapeXml } from '../xml';

export type FeedItem = {
  /** The article's own, whatever its address becomes. */
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  authorUrl?: string;
  image?: { url: string; alt: string };
  tags: string[];
  publishedAt: string | null;
  changedAt: string | null;
};

export type Feed = {
  title: string;
  description: string;
  homeUrl: string;
  /** Address without the ending `.xml` or `.json`. */
  url: string;
  /** A picture of whose feed it is. */
  icon: string;
  items: FeedItem[];
};

export async function composeFeed(posts: readonly Post[], author?: Author): Promise<Feed> {
  const html = await feedHtmlOf(posts);
  const { title, path } = await (author ? authorFeeds(author) : blogFeeds());
  const brand = await brandOrDefault();
  return {
    title,
    description: author?.shortBio || (await readSection('blog')).lead,
    homeUrl: absoluteUrl(author ? routes.author(author.slug) : routes.blog),
    url: absoluteUrl(`${path}/feed`),
    icon: absoluteUrl(logoOf(brand).url),
    items: posts.map((post) => toItem(post, html.get(post.id) ?? '')),
  };
}

function toItem(post: Post, html: string): FeedItem {
  const url = absoluteUrl(routes.post(post.slug));
  const { authorDetails: author } = post;
  return {
    id: `urn:uuid:${post.id}`,
    url,
    title: post.title,
    summary: post.excerpt,
    html: html || `<p>${escapeXml(post.excerpt)}</p>`,
    author: author?.name || post.author,
    authorUrl: author ? absoluteUrl(routes.author(author.slug)) : undefined,
    image: post.image ? { url: absoluteUrl(post.image), alt: post.imageAlt } : undefined,
    tags: post.tags,
    publishedAt: isoDate(post.publishedAt),
    changedAt: isoDate(post.changedAt),
  };
}
