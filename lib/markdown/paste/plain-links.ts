import { all, unwrap } from './dom';

const FOLLOWED = /^(?:https?|mailto):$/;

/** Leaves the links that lead somewhere: without the detours of documents, and as paths within this site. */
export function plainLinks(body: HTMLElement, origin: string): void {
  for (const link of all(body, 'a')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    const url = URL.canParse(href) ? detour(new URL(href)) : null;
    // Whatever is no whole address led somewhere in the page it was copied from.
    if (!url || !FOLLOWED.test(url.protocol) || !link.textContent?.trim()) unwrap(link);
    else link.setAttribute('href', url.origin === origin ? url.href.slice(origin.length) : url.href);
  }
}

/** Google leads links of its documents, and Microsoft those of mails, through a page of their own. */
function detour(url: URL): URL {
  const isGoogle = url.hostname === 'www.google.com' && url.pathname === '/url';
  const isMicrosoft = url.hostname.endsWith('.safelinks.protection.outlook.com');
  const target = isGoogle
    ? (url.searchParams.get('q') ?? url.searchParams.get('url'))
    : isMicrosoft
      ? url.searchParams.get('url')
      : null;
  return target && URL.canParse(target) ? new URL(target) : url;
}
