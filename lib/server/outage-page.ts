import type { OutgoingHttpHeaders } from 'node:http';
import { areas, fixedPages } from '../routes/table.ts';
import { shortId } from '../watching/request-identity.ts';

export type OutagePage = { html: string; headers: OutgoingHttpHeaders };
/** The page that stands in for an address, with the id under which the log has the failure. */
export type OutagePages = (url: string, requestId?: string) => OutagePage | null;

const { path: OUTAGE } = areas.outage;
const { path: BLOG } = fixedPages.blog;

/** The list of articles says in its own words that it could not be had. */
const placeOf = (url: string) =>
  url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '') === BLOG ? `${OUTAGE}${BLOG}` : OUTAGE;

/** The owner may have changed their words. */
const REFRESH_SECONDS = 60;

/** Takes the pages for failures from the running site, now and then; answers the one that stands in for an address. */
export async function fetchOutagePages(origin: string): Promise<OutagePages> {
  const pages = new Map<string, OutagePage>();
  const refresh = () =>
    Promise.all(
      [BLOG, '/'].map(async (url) => {
        const place = placeOf(url);
        const page = await fetchOutagePage(origin + place);
        if (page) pages.set(place, page);
      }),
    );
  await refresh();
  setInterval(refresh, REFRESH_SECONDS * 1000).unref();
  return (url, requestId) => {
    const page = pages.get(placeOf(url));
    return page ? { ...page, html: withErrorId(page.html, requestId) } : null;
  };
}

/** Where components/layout/error-id.tsx has left room for it. */
const ERROR_ID = /(<[^<>]*\bdata-error-id=""[^<>]*>)(?=<)/;

export function withErrorId(html: string, requestId: string | undefined): string {
  return requestId ? html.replace(ERROR_ID, (place) => `${place}Error ${shortId(requestId)}`) : html;
}

/** A page with the policy that its scripts need. */
async function fetchOutagePage(address: string): Promise<OutagePage | null> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const headers = Object.fromEntries(
    ['content-security-policy', 'content-type'].map((name) => [name, response.headers.get(name) ?? '']),
  );
  const html = await response.text().catch(() => null);
  if (html === null) return null;
  return { html, headers: { ...headers, 'cache-control': 'no-store' } };
}
