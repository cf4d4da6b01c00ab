import type { MetadataRoute } from 'next';
import { answerOnce } from '@/lib/request/answer-once';
import { site } from '@/lib/site';

/** The dark background of app/globals.css, on which the site opens (decision D8). */
const BACKGROUND = '#051215';

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  // The drawing reaches further out than a maskable icon may.
  purpose: 'any' as const,
});

const manifest: MetadataRoute.Manifest = {
  id: '/',
  name: site.name,
  short_name: 'Marigold',
  description: site.description,
  start_url: '/',
  scope: '/',
  display: 'browser',
  lang: site.locale,
  dir: 'ltr',
  background_color: BACKGROUND,
  theme_color: BACKGROUND,
  icons: [icon(192), icon(512), { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' }],
};

export function GET(request: Request): Response {
  return answerOnce(request, JSON.stringify(manifest), {
    name: '/manifest.webmanifest',
    type: 'application/manifest+json',
  });
}
