import { type NextFetchEvent, type NextRequest, NextResponse } from 'next/server';
import { WANTED_PATH } from './lib/auth/wanted-path-header';
import { authorViewRewrite, publicAuthorAddress } from './lib/authors/list-address';
import { blogListRewrite, publicBlogAddress } from './lib/blog/list-address';
import { ASKED_QUERY } from './lib/cache/page-cache/clean-request';
import { env } from './lib/env';
import { countRedirect, findRedirect } from './lib/redirects/follow';
import { normalisedPath, parseCityPageAddress, routes } from './lib/routes';
import { isForStaff, isPersonal } from './lib/routes/areas';
import { areas } from './lib/routes/table';
import { contentSecurityPolicy } from './lib/security/policy';
import { isKnownService, knownServices } from './lib/services/follow';
import { movedServicePath } from './lib/services/moved';
import { renewSession } from './lib/supabase/renew-session';

/**
 * Redirects addresses that moved or are misspelled, rewrites the other shapes of a city page, gives dynamic answers
 * their policy, and renews the session of the staff. Who may see what is decided by the pages and the database, never here.
 */
export async function middleware(request: NextRequest, event: NextFetchEvent): Promise<NextResponse> {
  const url = new URL(request.url);
  const path = normalisedPath(url.pathname);
  const query = request.headers.get(ASKED_QUERY) ?? url.search;
  const isPost = request.method === 'POST';
  if (isForStaff(path) && path === url.pathname) {
    return renewSession(request, () => {
      request.headers.set(WANTED_PATH, path + url.search);
      return withNonce(request, null);
    });
  }
  const moved = isPost || isPersonal(path) ? null : await findRedirect(path);
  if (moved) {
    event.waitUntil(countRedirect(path));
    return redirectToMoved(moved, query);
  }
  const movedService = isPost ? null : movedServicePath(path, (await knownServices()).moved);
  if (movedService) return redirectToMoved(movedService, query);
  if (path !== url.pathname && !isPost && !FILE.test(url.pathname)) {
    return NextResponse.redirect(new URL(path + query, env.SITE_URL), 308);
  }
  const publicAddress = publicBlogAddress(path) ?? publicAuthorAddress(path);
  if (publicAddress) return NextResponse.redirect(new URL(publicAddress, env.SITE_URL), 308);
  const target = await internalPath(url, path);
  return isDynamic(request) || path.startsWith(`${areas.preview.path}/`)
    ? withNonce(request, target)
    : respond(request, target);
}

/** Names of files, such as the key for IndexNow, may have capitals. */
const FILE = /\.\w+$/;

/** The query goes along unless the new address has its own. Caches ask again, since a page may move back. */
function redirectToMoved(target: string, search: string): NextResponse {
  const address = new URL(target, env.SITE_URL);
  if (!address.search) address.search = search;
  return NextResponse.redirect(address, {
    status: 308,
    headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}

/** Where the page of an address is kept when that is not the address itself. */
async function internalPath(url: URL, path: string): Promise<string | null> {
  const city = parseCityPageAddress(path, await isKnownService());
  if (city) return city.isCanonicalShape ? null : routes.cityPage(city.service, city.city);
  return blogListRewrite(url) ?? authorViewRewrite(url);
}

function respond(request: NextRequest, target: string | null, headers?: Headers): NextResponse {
  const init = headers ? { request: { headers } } : undefined;
  if (!target) return NextResponse.next(init);
  const url = request.nextUrl.clone();
  url.pathname = target;
  // What the query said is in the path now, and the cached page must not depend on the rest.
  url.search = '';
  return NextResponse.rewrite(url, init);
}

/** A form posted without JavaScript is answered by a page that is rendered for it alone. */
function isDynamic(request: NextRequest): boolean {
  return request.method === 'POST' && !request.headers.has('next-action');
}

/** Pages from the cache carry their policy with them (lib/cache/page-cache/policy.ts); an answer of its own gets a nonce. */
function withNonce(request: NextRequest, target: string | null): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`],
    captchaScriptUrl: env.RECAPTCHA_SCRIPT_URL,
    imageHosts: env.IMAGE_HOSTS,
  });
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = respond(request, target, headers);
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  // On the Edge runtime Next would bundle the page cache in here too.
  runtime: 'nodejs',
  // Only what the function acts on: a page where no redirect can begin passes it by when asked for by its own address. Next
  // takes none but literals; lib/routes/table.test.ts holds them against the table.
  matcher: [
    '/((?!_next/|.*\\.\\w+$).*[A-Z].*)',
    '/((?!_next/).+)/',
    '/((?!(?:api|outage|sitemaps|indexnow-key|images|scripts|flight|_next)(?:/|$)|(?:services|locations|contact|privacy-policy|terms|robots\\.txt|sitemap\\.xml|llms\\.txt|feed\\.xml|feed\\.json|manifest\\.webmanifest|speculation-rules\\.json|favicon\\.ico|icon\\.svg|icon-192\\.png|icon-512\\.png|apple-icon\\.png|logo\\.svg|logo-512\\.png|og-image\\.png|cities/[^/]+\\.svg|cities/[^/]+\\.webp|covers/[^/]+\\.webp|portraits/[^/]+\\.svg|portraits/[^/]+\\.webp)$).+)',
    '/api/city-pages/:path*',
    '/api/images/:path*',
    '/api/submissions/:path*',
    {
      source: '/:path*',
      has: [
        {
          type: 'header',
          key: 'content-type',
          value: '(multipart/form-data|application/x-www-form-urlencoded).*',
        },
      ],
      missing: [{ type: 'header', key: 'next-action' }],
    },
  ],
};
