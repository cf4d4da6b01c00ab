import { env } from '../env';

/** An address of this site in full. The home page keeps its slash, as search engines normalise it. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${env.SITE_URL}/`).href;
}

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether search engines may be shown pages that are marked as samples: on one's own machine alone, to try everything out. */
export function showsSamples(): boolean {
  return OWN_MACHINE.includes(new URL(env.SITE_URL).hostname);
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
