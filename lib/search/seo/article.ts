import type { Metadata } from 'next';
import type { Thing } from 'schema-dts';
import type { Author } from '../../authors/schema';
import type { Post } from '../../blog/schema';
import { sizeOfStored } from '../../images/name';
import { routes } from '../../routes';
import { absoluteUrl } from '../../routes/url';
import { locale } from '../../site/locale';
import { markdownPath } from '../llms/markdown-version';
import { authorFeeds, blogFeeds, withFeeds } from './feeds';
import { organizationId, pageId, trailOf, websiteId } from './json-ld';
import { pageMetadata } from './metadata';
import { previewPicture } from './preview';

const COVER = { width: 1200, height: 675 };
const PORTRAIT = { width: 640, height: 640 };

export async function postMetadata(post: Post): Promise<Metadata> {
  const picture = previewPicture(post.image ?? '');
  const metadata = await pageMetadata({
    title: post.metaTitle,
    description: post.metaDescription,
    path: routes.post(post.slug),
    type: 'article',
    ...(picture
      ? { image: { url: picture, ...(sizeOfStored(picture) ?? COVER), alt: post.imageAlt || post.title } }
      : {}),
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
    await blogFeeds(),
  );
  const types = { ...announced.alternates?.types, 'text/markdown': absoluteUrl(markdownPath(post.slug)) };
  return { ...announced, alternates: { ...announced.alternates, types } };
}

export const articleId = (slug: string) => `${absoluteUrl(routes.post(slug))}#article`;

function writerOf(author: Author | null, name: string) {
  if (!name) return {};
  const page = author ? { '@id': personId(author), url: absoluteUrl(routes.author(author.slug)) } : {};
  return { author: { '@type': 'Person' as const, name, ...page } };
}

/** An article as its page states it; the agency answers for what a sample person is said to have written. `dateModified` only when its text was really changed (rule R27). */
export function blogPosting(post: Post): Thing {
  const url = absoluteUrl(routes.post(post.slug));
  const { authorDetails: author } = post;
  const name = author?.name || post.author;
  return {
    '@type': 'BlogPosting',
    '@id': articleId(post.slug),
    url,
    mainEntityOfPage: { '@id': pageId(routes.post(post.slug)) },
    headline: post.title,
    ...(post.excerpt ? { description: post.excerpt } : {}),
    ...(post.image ? { image: pictureOf(absoluteUrl(post.image), post.imageAlt) } : {}),
    datePublished: post.publishedAt,
    ...(post.changedAt ? { dateModified: post.changedAt } : {}),
    ...(author?.isSample ? { author: { '@id': organizationId() } } : writerOf(author, name)),
    publisher: { '@id': organizationId() },
    ...(post.category ? { articleSection: post.category } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
    inLanguage: locale,
  };
}

function pictureOf(url: string, caption: string) {
  return { '@type': 'ImageObject' as const, url, ...(caption ? { caption } : {}) };
}

export async function authorMetadata(author: Author, path: string, filtered: boolean): Promise<Metadata> {
  const picture = previewPicture(author.image ?? '');
  const metadata = await pageMetadata({
    title: `${author.name} - Author Profile`,
    description: author.shortBio,
    path,
    type: 'profile',
    noindex: filtered,
    ...(picture ? { image: { url: picture, ...PORTRAIT, alt: author.name } } : {}),
  });
  return withFeeds(metadata, await authorFeeds(author));
}

/**
 * A person and their page; of a sample person only the page, as there is nobody to describe.
 * @param path of the page, which shows all articles of the author or some
 */
export function profilePage(author: Author, path: string): Thing {
  const page = {
    '@id': pageId(path),
    url: absoluteUrl(path),
    isPartOf: { '@id': websiteId() },
    ...trailOf(path),
    inLanguage: locale,
  };
  if (author.isSample) return { '@type': 'WebPage', ...page };
  return {
    '@type': 'ProfilePage',
    ...page,
    ...(author.updatedAt ? { dateModified: author.updatedAt } : {}),
    mainEntity: {
      '@type': 'Person',
      '@id': personId(author),
      name: author.name,
      url: absoluteUrl(routes.author(author.slug)),
      ...(author.shortBio ? { description: author.shortBio } : {}),
      ...(author.image ? { image: absoluteUrl(author.image) } : {}),
      ...(author.socials.length > 0 ? { sameAs: author.socials.map((social) => social.url) } : {}),
      worksFor: { '@id': organizationId() },
    },
  };
}

const personId = (author: Author) => `${absoluteUrl(routes.author(author.slug))}#person`;
