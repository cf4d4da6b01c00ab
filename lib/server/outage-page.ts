import type { OutgoingHttpHeaders } from 'node:http';
import { areas, fixedPages } from '../routes/table.ts';

export type OutagePage = { html: string; headers: OutgoingHttpHeaders };

const { path: OUTAGE } = areas.outage;
const { path: BLOG } = fixedPages.blog;

/** The list of articles says in its own words that it could not be had. */
const placeOf = (url: string) =>
  url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '') === BLOG ? `${OUTAGE}${BLOG}` : OUTAGE;

/** The owner may have changed their words. */
const REFRESH_SECONDS = 60;

/** Takes the pages for failures from the running site, now and then; answers the one that stands in for an address. */
export async function fetchOutagePages(origin: string): Promise<(url: string) => OutagePage | null> {
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
  return (url) => pages.get(placeOf(url)) ?? null;
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
