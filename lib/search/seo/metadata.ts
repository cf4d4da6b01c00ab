import type { Metadata } from 'next';
import { notFoundPage } from '@/content/problems';
import { env } from '../../env';
import { absoluteUrl, isPublicHost } from '../../routes/url';
import { brandOrDefault } from '../../site/identity';
import { locale } from '../../site/locale';
import { type ShareImage, shareImageOf } from '../../site/pictures';
import type { Brand } from '../../site/sections/brand';
import { titleInResults } from './title';

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

const drawnIcons: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: { url: '/apple-icon.png', type: 'image/png', sizes: '180x180' },
};

/** What every page shares; each adds its own through `pageMetadata`. */
export async function rootMetadata(): Promise<Metadata> {
  const { name, logo } = await brandOrDefault();
  return {
    metadataBase: new URL(env.SITE_URL),
    applicationName: name,
    manifest: '/manifest.webmanifest',
    icons: logo ? { icon: [{ url: logo }], apple: { url: logo } } : drawnIcons,
    formatDetection: { telephone: false, email: false, address: false },
    ...(env.SITE_VERIFICATION ? { verification: { google: env.SITE_VERIFICATION } } : {}),
  };
}

/** Of an address that no page answers. */
export const missingMetadata = async (title: string = notFoundPage.title): Promise<Metadata> => ({
  title: `${title} | ${(await brandOrDefault()).name}`,
});

/**
 * Title, description, self-canonical and share tags of one page (specification, section 1). The home page states its own
 * address (components/seo/home-address.tsx).
 */
export async function pageMetadata(page: PageMetadata): Promise<Metadata> {
  return describedPage(page, await brandOrDefault());
}

export function describedPage(page: PageMetadata, brand: Brand): Metadata {
  const title = titleInResults(page.title, brand.name);
  const url = absoluteUrl(page.path);
  const isHome = page.path === '/';
  const image = page.image ?? shareImageOf(brand);
  const images = [{ ...image }];
  return {
    title: { absolute: title },
    description: page.description,
    ...(isHome ? {} : { alternates: { canonical: url } }),
    openGraph: {
      title,
      description: page.description,
      ...(isHome ? {} : { url }),
      siteName: brand.name,
      locale: locale.replace('-', '_'),
      type: page.type ?? 'website',
      images,
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description: page.description,
      images,
    },
    robots: page.noindex || !isPublicHost() ? { index: false, follow: true } : undefined,
  };
}
