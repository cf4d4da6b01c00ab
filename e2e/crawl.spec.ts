import { expect, test } from './support/test';

type Found = { depth: number; from: string };

test('every indexable page is within three clicks of home, no link is broken and none leads to a redirect', async ({
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const seen = new Map<string, Found>([['/', { depth: 0, from: '' }]]);
  const faults: string[] = [];
  let frontier = ['/'];
  while (frontier.length > 0) {
    const next: string[] = [];
    for (const path of frontier) {
      const { depth, from } = seen.get(path) ?? { depth: 0, from: '' };
      const response = await fetch(origin + path, { redirect: 'manual' });
      if (response.status !== 200) {
        faults.push(`${path} answers ${response.status}, linked from ${from}`);
        continue;
      }
      if (!response.headers.get('content-type')?.includes('text/html')) continue;
      const html = await response.text();
      if (depth > 3 && !html.includes('noindex')) faults.push(`${path} is ${depth} clicks from home`);
      for (const link of internalLinks(html, origin + path)) {
        if (seen.has(link)) continue;
        seen.set(link, { depth: depth + 1, from: path });
        next.push(link);
      }
    }
    frontier = next;
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
});

function internalLinks(html: string, base: string): string[] {
  const anchors = [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const urls = anchors.flatMap((href) => (URL.canParse(href, base) ? [new URL(href, base)] : []));
  const internal = urls.filter((url) => url.origin === new URL(base).origin);
  return [...new Set(internal.map((url) => url.pathname + url.search))];
}
