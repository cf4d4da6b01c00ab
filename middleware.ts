import { type NextRequest, NextResponse } from 'next/server';
import { env } from './lib/env';
import { normalisedPath, parseCityPageAddress } from './lib/routes';
import { contentSecurityPolicy } from './lib/security/policy';

/** Redirects misspelled addresses, rewrites the other shapes of a city page, and gives dynamic answers their policy. */
export function middleware(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  const path = normalisedPath(url.pathname);
  if (path !== url.pathname && request.method !== 'POST') {
    return NextResponse.redirect(new URL(path + url.search, env.SITE_URL), 308);
  }
  const address = parseCityPageAddress(path);
  const target = address && !address.isCanonicalShape ? `/services/${address.service}/${address.city}` : null;
  return isDynamic(request) ? withNonce(request, target) : respond(request, target);
}

function respond(request: NextRequest, target: string | null, headers?: Headers): NextResponse {
  const init = headers ? { request: { headers } } : undefined;
  if (!target) return NextResponse.next(init);
  const url = request.nextUrl.clone();
  url.pathname = target;
  return NextResponse.rewrite(url, init);
}

/** A form posted without JavaScript is answered by a page that is rendered for it alone. */
function isDynamic(request: NextRequest): boolean {
  return request.method === 'POST' && !request.headers.has('next-action');
}

/** Pages from the cache carry their policy with them (lib/page-cache.ts); an answer of its own gets a nonce. */
function withNonce(request: NextRequest, target: string | null): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`],
    captchaScriptUrl: env.RECAPTCHA_SCRIPT_URL,
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
  // Only what the function acts on: a cached page that is asked for by its own address passes it by.
  matcher: [
    '/((?!_next/|.*\\.\\w+$).*[A-Z].*)',
    '/((?!_next/).+)/',
    '/(.+-services-in-.+)',
    '/(.+-consultant-in-.+)',
    '/(seo|ppc|content-strategy|site-speed|local-seo|ecommerce-seo)/(.+)',
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
