const HOME = '/admin';
const ANY_ORIGIN = 'http://own.invalid';

/**
 * The page of the staff area that a sign-in returns to. Whatever does not stay on this site and below /admin, as the
 * browser would read it, becomes /admin itself.
 */
export function safeRedirect(wanted: string): string {
  if (!/^\/admin(?=[/?]|$)/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return HOME;
  const url = URL.parse(wanted, ANY_ORIGIN);
  if (url?.origin !== ANY_ORIGIN || !/^\/admin(\/|$)/.test(url.pathname)) return HOME;
  return url.pathname === '/admin/login' ? HOME : url.pathname + url.search;
}
