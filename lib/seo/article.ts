import type { Metadata } from 'next';
import type { Thing } from 'schema-dts';
import type { Author } from '../authors/schema';
import type { Post } from '../blog/schema';
import { twinPath } from '../llms/twin';
import { routes } from '../routes';
import { site } from '../site';
import { absoluteUrl } from '../url';
import { authorFeeds, blogFeeds, withFeeds } from './feeds';
import { organizationId } from './json-ld';
import { pageMetadata } from './metadata';

export function articleMetadata(post: Post): Metadata {
  const metadata = pageMetadata({
    title: post.metaTitle,
    description: post.metaDescription,
    path: routes.post(post.slug),
    type: 'article',
    ...(post.image ? { image: { url: post.image, width: 1200, height: 675, alt: post.title } } : {}),
  });
  const { authorDetails: author } = post;
  const announced = withFeeds(
    {
      ...metadata,
      authors: author
        ? [{ name: author.name, url: absoluteUrl(routes.author(author.slug)) }]
        : post.author
          ? [{ name: post.author }]
          : undefined,
      openGraph: {
        ...metadata.openGraph,
        type: 'article',
        publishedTime: post.publishedAt,
        ...(post.changedAt ? { modifiedTime: post.changedAt } : {}),
        tags: post.tags,
      },
    },
    blogFeeds,
  );
  const types = { ...announced.alternates?.types, 'text/markdown': absoluteUrl(twinPath(post.slug)) };
  return { ...announced, alternates: { ...announced.alternates, types } };
}

/** An article as its page states it. `dateModified` only when its text was really changed (rule R27). */
export function blogPosting(post: Post): Thing {
  const url = absoluteUrl(routes.post(post.slug));
  const { authorDetails: author } = post;
  const name = author?.name || post.author;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: { '@id': `${url}#webpage` },
    headline: post.title,
    ...(post.excerpt ? { description: post.excerpt } : {}),
    ...(post.image ? { image: absoluteUrl(post.image) } : {}),
    datePublished: post.publishedAt,
    ...(post.changedAt ? { dateModified: post.changedAt } : {}),
    ...(name
      ? {
          author: {
            '@type': 'Person',
            name,
            ...(author ? { '@id': personId(author), url: absoluteUrl(routes.author(author.slug)) } : {}),
          },
        }
      : {}),
    publisher: { '@id': organizationId() },
    ...(post.category ? { articleSection: post.category } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
    inLanguage: site.locale,
  } as Thing;
}

export function authorMetadata(author: Author, path: string, filtered: boolean): Metadata {
  const metadata = pageMetadata({
    title: `${author.name} - Author Profile`,
    description: author.shortBio,
    path,
    type: 'profile',
    noindex: filtered,
    ...(author.image ? { image: { url: author.image, width: 512, height: 512, alt: author.name } } : {}),
  });
  return withFeeds(metadata, authorFeeds(author));
}

/** A person and their page. The drawn portraits of the sample people are no pictures of them (rule R26). */
export function profilePage(author: Author): Thing {
  const url = absoluteUrl(routes.author(author.slug));
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#webpage`,
    url,
    inLanguage: site.locale,
    ...(author.updatedAt ? { dateModified: author.updatedAt } : {}),
    mainEntity: {
      '@type': 'Person',
      '@id': personId(author),
      name: author.name,
      url,
      ...(author.shortBio ? { description: author.shortBio } : {}),
      ...(author.image && !author.isSample ? { image: absoluteUrl(author.image) } : {}),
      ...(author.socials.length > 0 ? { sameAs: author.socials.map((social) => social.url) } : {}),
      worksFor: { '@id': organizationId() },
    },
  } as unknown as Thing;
}

const personId = (author: Author) => `${absoluteUrl(routes.author(author.slug))}#person`;
