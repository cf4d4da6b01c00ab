import { type NextRequest, NextResponse } from 'next/server';
import { env } from './lib/env';
import { contentSecurityPolicy } from './lib/security/policy';

/**
 * Pages from the cache carry their policy with them (lib/page-cache.ts). A form posted without JavaScript is
 * answered by a page rendered for it alone: that one gets a nonce.
 */
export function middleware(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`],
    captchaScriptUrl: env.RECAPTCHA_SCRIPT_URL,
  });
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  runtime: 'nodejs',
  matcher: [
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
