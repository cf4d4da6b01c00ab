import type { OutgoingHttpHeaders } from 'node:http';

export type OutagePage = { html: string; headers: OutgoingHttpHeaders };

/** Takes the page for failures from the running site, with the policy that its scripts need. */
export async function fetchOutagePage(origin: string): Promise<OutagePage | null> {
  const response = await fetch(`${origin}/outage`).catch(() => null);
  if (!response?.ok) return null;
  const headers = Object.fromEntries(
    ['content-security-policy', 'content-type'].map((name) => [name, response.headers.get(name) ?? '']),
  );
  return { html: await response.text(), headers: { ...headers, 'cache-control': 'no-store' } };
}
