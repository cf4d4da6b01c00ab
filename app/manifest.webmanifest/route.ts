import type { MetadataRoute } from 'next';
import { answerOnce } from '@/lib/request/answer-once';
import { orUnavailable } from '@/lib/request/unavailable';
import { locale } from '@/lib/site/locale';
import { logoOf } from '@/lib/site/pictures';
import { getSection } from '@/lib/site/read';
import type { Brand } from '@/lib/site/sections/brand';

/** The dark background of app/globals.css, on which the site opens (decision D8). */
const BACKGROUND = '#051215';

// The drawing reaches further out than a maskable icon may.
const purpose = 'any' as const;
const drawn = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function iconsOf(brand: Brand): MetadataRoute.Manifest['icons'] {
  if (!brand.logo) return [drawn(192), drawn(512), { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' }];
  const { url, width, height } = logoOf(brand);
  return [{ src: url, sizes: `${width}x${height}`, purpose }];
}

const manifestOf = (brand: Brand): MetadataRoute.Manifest => ({
  id: '/',
  name: brand.name,
  short_name: brand.shortName,
  description: brand.description,
  start_url: '/',
  scope: '/',
  display: 'browser',
  lang: locale,
  dir: 'ltr',
  background_color: BACKGROUND,
  theme_color: BACKGROUND,
  icons: iconsOf(brand),
});

export function GET(request: Request): Promise<Response> {
  return orUnavailable('manifest.unavailable', async () =>
    answerOnce(request, JSON.stringify(manifestOf(await getSection('brand'))), {
      name: '/manifest.webmanifest',
      type: 'application/manifest+json',
    }),
  );
}
