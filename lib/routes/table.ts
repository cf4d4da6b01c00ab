/**
 * Every address that the site answers, written as Next names it after its place in app/. Links, redirects, the review of
 * articles, the sitemap, the middleware, the page cache and the server are fed from here; lib/routes/table.test.ts holds app/,
 * public/ and what must stay a literal against it.
 */

type FixedPage = {
  path: string;
  /** In the words of a message to the staff. */
  name: string;
  /** The parameters that name another page, in the order in which they are passed on. */
  parameters?: readonly string[];
};
type Pages = Pick<FixedPage, 'path' | 'parameters'> & {
  /** The same in another form, for programs. */
  files?: readonly string[];
};
type Area = {
  path: string;
  /** Answers each caller in its own way: nothing of it is kept, or fetched before it is asked for. */
  isPersonal?: true;
  /** Pages to read, which search engines are not shown. */
  isForReaders?: true;
  /** Knows the staff by their session. */
  isForStaff?: true;
  /** The middleware acts on it. */
  isLookedAt?: true;
};

/** Pages at one address each, in the order of the sitemap. */
export const fixedPages = {
  home: { path: '/', name: 'The home page' },
  services: { path: '/services', name: 'The list of services' },
  locations: { path: '/locations', name: 'The page of all locations' },
  blog: { path: '/blog', name: 'The blog', parameters: ['category', 'page', 'q'] },
  contact: { path: '/contact', name: 'The contact page' },
  privacyPolicy: { path: '/privacy-policy', name: 'The privacy policy' },
  terms: { path: '/terms', name: 'The page of terms' },
} as const satisfies Record<string, FixedPage>;

export const manyPages = {
  service: { path: '/services/[service]' },
  cityPage: { path: '/services/[service]/[city]' },
  locationList: { path: '/locations/[...view]' },
  post: { path: '/blog/[slug]', files: ['/blog/[slug].md'] },
  author: {
    path: '/author/[slug]',
    parameters: ['tag', 'page'],
    files: ['/author/[slug]/feed.xml', '/author/[slug]/feed.json'],
  },
} as const satisfies Record<string, Pages>;

/** The four shapes of a city page's address; the first is the canonical one (decision D1). */
export const cityPageShapes = [
  manyPages.cityPage.path,
  '/[service]-services-in-[city]',
  '/[service]-consultant-in-[city]',
  '/[service]/[city]',
] as const;

export const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/feed.xml',
  '/feed.json',
  '/manifest.webmanifest',
  '/speculation-rules.json',
  '/favicon.ico',
  '/icon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/apple-icon.png',
  '/logo.svg',
  '/logo-512.png',
  '/og-image.png',
  '/cities/[city].svg',
  '/cities/[city].webp',
  '/covers/[slug].webp',
  '/portraits/[slug].svg',
  '/portraits/[slug].webp',
] as const;

/** What the site keeps for itself, whatever follows. */
export const areas = {
  admin: { path: '/admin', isPersonal: true, isForReaders: true, isForStaff: true, isLookedAt: true },
  api: { path: '/api', isPersonal: true },
  imagesApi: { path: '/api/images', isForStaff: true, isLookedAt: true },
  submissionsApi: { path: '/api/submissions', isForStaff: true, isLookedAt: true },
  cityPagesApi: { path: '/api/city-pages', isForStaff: true, isLookedAt: true },
  preview: { path: '/preview', isPersonal: true, isForReaders: true, isLookedAt: true },
  outage: { path: '/outage', isForReaders: true },
  blogViews: { path: '/blog/view' },
  authorViews: { path: '/author/[slug]/view' },
  markdown: { path: '/blog/[slug]/markdown' },
  sitemaps: { path: '/sitemaps' },
  indexNowKey: { path: '/indexnow-key' },
  images: { path: '/images' },
  scripts: { path: '/scripts' },
  flight: { path: '/flight' },
  next: { path: '/_next' },
} as const satisfies Record<string, Area>;

export const everyArea: readonly Area[] = Object.values(areas);
export const everyPage: readonly Pages[] = [...Object.values(fixedPages), ...Object.values(manyPages)];
