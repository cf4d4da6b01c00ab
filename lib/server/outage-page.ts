import type { OutgoingHttpHeaders } from 'node:http';
import { areas, fixedPages } from '../routes/table.ts';

export type OutagePage = { html: string; headers: OutgoingHttpHeaders };

const { path: OUTAGE } = areas.outage;
const { path: BLOG } = fixedPages.blog;

/** The list of articles says in its own words that it could not be had. */
const placeOf = (url: string) =>
  url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '') === BLOG ? `${OUTAGE}${BLOG}` : OUTAGE;

/** Takes the pages for failures from the running site; answers the one that stands in for an address. */
export async function fetchOutagePages(origin: string): Promise<(url: string) => OutagePage | null> {
  const [list, any] = await Promise.all([BLOG, '/'].map((url) => fetchOutagePage(origin + placeOf(url))));
  return (url) => (placeOf(url) === placeOf(BLOG) ? list : any) ?? null;
}

/** A page with the policy that its scripts need. */
async function fetchOutagePage(address: string): Promise<OutagePage | null> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const headers = Object.fromEntries(
    ['content-security-policy', 'content-type'].map((name) => [name, response.headers.get(name) ?? '']),
  );
  return { html: await response.text(), headers: { ...headers, 'cache-control': 'no-store' } };
}
