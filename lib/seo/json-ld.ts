import type { Graph, Thing, WithContext } from 'schema-dts';
import { env } from '../env';
import { site } from '../site';
import { absoluteUrl } from '../url';

export type Crumb = { name: string; path?: string };
export type Question = { question: string; answer: string };

/** The nodes of a page as one linked graph. */
export function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes } as Graph;
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

/** The agency itself. The telephone is stated only when it is configured (decision D7). */
export function organization(): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl(site.logo.url),
    description: site.description,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: env.CONTACT_EMAIL,
      ...(env.BUSINESS_TELEPHONE ? { telephone: env.BUSINESS_TELEPHONE } : {}),
    },
    sameAs: site.socials.map((profile) => profile.url),
  } as Thing;
}

export function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    url: absoluteUrl('/'),
    name: site.name,
    description: site.description,
    inLanguage: site.locale,
    publisher: { '@id': organizationId() },
  } as Thing;
}

type WebPageFacts = {
  path: string;
  title: string;
  description: string;
  type?: 'WebPage' | 'ContactPage' | 'CollectionPage';
};

export function webPage({ path, title, description, type = 'WebPage' }: WebPageFacts): Thing {
  const url = absoluteUrl(path);
  return {
    '@type': type,
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: site.locale,
    isPartOf: { '@id': websiteId() },
    about: { '@id': organizationId() },
  } as Thing;
}

/** The trail that the page shows, in its order; the last item has no address of its own. */
export function breadcrumbList(crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(crumb.path ? { item: absoluteUrl(crumb.path) } : {}),
    })),
  } as Thing;
}

/** Valid schema.org, kept as specified; it has earned no rich result since May 2026. */
export function faqPage(questions: readonly Question[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } as Thing;
}
