import type { Graph, ImageObject, Thing, WebPage, WithContext } from 'schema-dts';
import type { Question } from '@/content/types';
import { absoluteUrl } from '../../routes/url';
import type { Identity } from '../../site/identity';
import { locale } from '../../site/locale';
import { logoOf, type ShareImage } from '../../site/pictures';

export type Crumb = { name: string; path?: string };

export function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/**
 * Serialises for a script element: `<` is escaped so that no text of ours can close it
 * (Next.js, guides/json-ld).
 */
export function serializeJsonLd(data: Graph | WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export const organizationId = () => absoluteUrl('/#organization');
export const websiteId = () => absoluteUrl('/#website');

/** The agency itself. The telephone is stated only where there is one (decision D7). */
export function organization({ brand, business, socials }: Identity): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brand.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl(logoOf(brand).url),
    description: brand.description,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: business.email,
      ...(business.telephone ? { telephone: business.telephone.dialled } : {}),
    },
    sameAs: socials.map(({ url }) => url),
  };
}

export function website({ brand }: Pick<Identity, 'brand'>): Thing {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    url: absoluteUrl('/'),
    name: brand.name,
    description: brand.description,
    inLanguage: locale,
    publisher: { '@id': organizationId() },
  };
}

type WebPageFacts = {
  path: string;
  title: string;
  description: string;
  type?: 'WebPage' | 'ContactPage' | 'CollectionPage';
  /** The home page alone shows no trail. */
  hasTrail?: boolean;
  /** The id of what the page is about; the agency itself unless there is one. */
  mainEntity?: string;
  image?: ShareImage;
};

const trailId = (path: string) => `${absoluteUrl(path)}#breadcrumb`;
export const pageId = (path: string) => `${absoluteUrl(path)}#webpage`;

export function webPage(page: WebPageFacts): WebPage {
  const { path, title, description, type = 'WebPage', hasTrail = true, mainEntity, image } = page;
  return {
    // The three kinds have the same properties, and schema-dts wants one at a time.
    '@type': type as 'WebPage',
    '@id': pageId(path),
    url: absoluteUrl(path),
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': websiteId() },
    ...(mainEntity ? { mainEntity: { '@id': mainEntity } } : { about: { '@id': organizationId() } }),
    ...(hasTrail ? trailOf(path) : {}),
    ...(image ? { primaryImageOfPage: imageNode(image) } : {}),
  };
}

export const trailOf = (path: string) => ({ breadcrumb: { '@id': trailId(path) } });

function imageNode({ url, width, height }: ShareImage): ImageObject {
  return { '@type': 'ImageObject', url: absoluteUrl(url), width: `${width}`, height: `${height}` };
}

/** The trail that the page at `path` shows, in its order; the last item has no address of its own. */
export function breadcrumbList(crumbs: readonly Crumb[], path: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': trailId(path),
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(crumb.path ? { item: absoluteUrl(crumb.path) } : {}),
    })),
  };
}

/** Valid schema.org, kept as specified; it has earned no rich result since May 2026. */
export function faqPage(questions: readonly Question[], path: string): Thing {
  return {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(path)}#faq`,
    isPartOf: { '@id': pageId(path) },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
