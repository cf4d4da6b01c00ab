import { env } from './env';

/** An address of this site in full. The home page keeps its slash, as search engines normalise it. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${env.SITE_URL}/`).href;
}

/** False on a staging host, which must stay out of every index. Local hosts behave like production. */
export function isPublicHost(host = new URL(env.SITE_URL).host): boolean {
  const hostname = host.replace(/:\d+$/, '');
  return (
    !env.SITE_STAGING &&
    !/(^|[.-])(staging|preview|test)([.-]|$)/.test(hostname) &&
    !hostname.endsWith('.vercel.app')
  );
}
