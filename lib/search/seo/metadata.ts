import type { Metadata } from 'next';
import { notFoundPage } from '@/content/problems';
import { env } from '../../env';
import { absoluteUrl, isPublicHost } from '../../routes/url';
import { site } from '../../site';
import { titleInResults } from './title';

export type ShareImage = { url: string; width: number; height: number; alt: string };

type PageMetadata = {
  /** Without the brand, which is added after a bar where there is room for it. */
  title: string;
  description: string;
  path: string;
  image?: ShareImage;
  /** `website` unless the page is an article or a person. */
  type?: 'website' | 'article' | 'profile';
  noindex?: boolean;
};

/** What every page shares; each adds its own through `pageMetadata`. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: site.name,
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: '/apple-icon.png', type: 'image/png', sizes: '180x180' },
  },
  formatDetection: { telephone: false, email: false, address: false },
  ...(env.SITE_VERIFICATION ? { verification: { google: env.SITE_VERIFICATION } } : {}),
};

/** Of an address that no page answers. */
export const missingMetadata = (title: string = notFoundPage.title): Metadata => ({
  title: `${title} | ${site.name}`,
});

/**
 * Title, description, self-canonical and share tags of one page (specification, section 1). The home page states its own
 * address (components/seo/home-address.tsx).
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const title = titleInResults(page.title, site.name);
  const url = absoluteUrl(page.path);
  const isHome = page.path === '/';
  const image = { ...(page.image ?? site.shareImage) };
  return {
    title: { absolute: title },
    description: page.description,
    ...(isHome ? {} : { alternates: { canonical: url } }),
    openGraph: {
      title,
      description: page.description,
      ...(isHome ? {} : { url }),
      siteName: site.name,
      locale: site.locale.replace('-', '_'),
      type: page.type ?? 'website',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description: page.description, images: [image] },
    robots: page.noindex || !isPublicHost() ? { index: false, follow: true } : undefined,
  };
}
