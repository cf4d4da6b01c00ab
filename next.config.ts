import path from 'node:path';
import type { NextConfig } from 'next';
import { everyArea } from './lib/routes/table.ts';
import {
  DOCUMENTS,
  documentHeaders,
  PICTURES,
  pictureHeaders,
  securityHeaders,
} from './lib/security/headers.ts';
import { contentSecurityPolicy } from './lib/security/policy.ts';

const immutable = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

/** As `isPublicHost` in lib/routes/url.ts has it. */
const STAGING_HOST = '(?:(?:.*[.-])?(?:staging|preview|test)(?:[.-].*)?|.*\\.vercel\\.app)';
/** Pages that browsers may fetch before they are asked for, by the rules in public/speculation-rules.json. */
const OWN = everyArea.flatMap(({ path }) => (/^\/[\w-]+$/.test(path) ? [path.slice(1)] : []));
const PUBLIC_PAGES = `/((?!(?:${OWN.join('|')})(?:/|$)|.*\\.).*)`;
const noindex = { key: 'X-Robots-Tag', value: 'noindex, nofollow' };

/** Where neither our server nor our page cache runs, nobody knows the hashes of a page's scripts. Dynamic answers have a nonce. */
const plainPolicy = {
  key: 'Content-Security-Policy',
  value: contentSecurityPolicy({
    scripts: ["'unsafe-inline'"],
    captchaScriptUrl: process.env.RECAPTCHA_SCRIPT_URL || 'https://www.google.com/recaptcha/api.js',
    imageHosts: (process.env.IMAGE_HOSTS ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || []),
  }),
};
const isPlain = Boolean(process.env.PLAIN_NEXT || process.env.VERCEL);

const config: NextConfig = {
  // The tests build beside the development and production build, never over it.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // All instances of one build have one, and two builds of the same sources and settings (lib/commands/site-build.ts).
  generateBuildId: () => process.env.RELEASE ?? null,
  // `npm test` checks the types of the whole project; a visitor of the first command need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Made before Next builds (lib/commands/page-script.ts) and named after its content.
  compiler: { define: { PAGE_SCRIPT: process.env.PAGE_SCRIPT ?? '' } },
  poweredByHeader: false,
  // The middleware redirects once for slash and case together.
  skipTrailingSlashRedirect: true,
  // Metadata belongs in <head> for every reader, not only for the bots that Next knows.
  htmlLimitedBots: /.*/,
  // The journeys also try the site as a host serves it that ignores cache handlers.
  cacheHandler: process.env.PLAIN_NEXT ? undefined : path.resolve('./lib/cache/page-cache.ts'),
  // What is asked for most is answered by lib/server/answers before Next looks here.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  images: {
    formats: ['image/webp'],
    qualities: [75],
    maximumRedirects: 0,
    contentSecurityPolicy: "script-src 'none'; frame-src 'none'; frame-ancestors 'none'; sandbox;",
    // What pages ask for (lib/images/address.ts); at any other address of ours there is no picture to make smaller.
    localPatterns: ['/*', '/**/*'].map((file) => ({
      pathname: `${file}.@(avif|jpg|jpeg|png|webp)`,
      search: '',
    })),
  },
  experimental: {
    serverActions: { bodySizeLimit: '2mb' },
    authInterrupts: true,
    // Next's own cache writes down every address that somebody invents; ours does not.
    isrFlushToDisk: !process.env.PLAIN_NEXT,
  },
  headers: async () => [
    { source: PUBLIC_PAGES, headers: [{ key: 'Speculation-Rules', value: '"/speculation-rules.json"' }] },
    {
      source: '/speculation-rules.json',
      headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
    },
    { source: '/:path*', headers: securityHeaders },
    { source: DOCUMENTS, headers: documentHeaders },
    ...(isPlain ? [{ source: '/((?!admin(?:/|$)|preview(?:/|$)|_next/).*)', headers: [plainPolicy] }] : []),
    { source: PICTURES, headers: pictureHeaders },
    { source: '/scripts/:name(page|vitals)-:hash.js', headers: [immutable] },
    { source: '/admin/:path*', headers: [noindex] },
    { source: '/preview/:path*', headers: [noindex] },
    process.env.SITE_STAGING === 'true'
      ? { source: '/:path*', headers: [noindex] }
      : { source: '/:path*', has: [{ type: 'host', value: STAGING_HOST }], headers: [noindex] },
  ],
  rewrites: async () => [
    { source: '/blog/:slug([a-z0-9-]+).md', destination: '/blog/:slug/markdown' },
    { source: '/:key([a-zA-Z0-9-]{8,128}).txt', destination: '/indexnow-key/:key' },
  ],
  redirects: async () => [{ source: '/blog/:slug/markdown', destination: '/blog/:slug.md', permanent: true }],
};

export default config;
