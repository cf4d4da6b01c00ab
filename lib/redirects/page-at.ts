import { parseCityPageAddress, routes } from '../routes';
import { services } from '../services/catalogue';

const FIXED: ReadonlyMap<string, string> = new Map([
  [routes.home, 'The home page'],
  [routes.contact, 'The contact page'],
  [routes.services, 'The list of services'],
  [routes.locations, 'The page of all locations'],
  [routes.blog, 'The blog'],
  [routes.privacyPolicy, 'The privacy policy'],
  [routes.terms, 'The page of terms'],
  ...services.map(({ slug, name }) => [routes.service(slug), `The page of ${name}`] as const),
]);

const FILES = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/feed.xml',
  '/feed.json',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/manifest.webmanifest',
]);
/** What the site keeps for itself, whatever follows. */
const PREFIX =
  /^\/(admin|api|preview|_next|images|sitemaps|fonts|indexnow-key|outage|blog\/view)(\/|$)|^\/author\/[^/]+\/view(\/|$)/;

/** What the site itself answers at a path; null where it answers nothing. Of articles and authors the database knows. */
export function pageAt(path: string): string | null {
  const fixed = FIXED.get(path);
  if (fixed) return fixed;
  if (parseCityPageAddress(path)) return 'A city page';
  if (FILES.has(path)) return 'A file of the site';
  return PREFIX.test(path) ? 'A part of the site that is no page' : null;
}
