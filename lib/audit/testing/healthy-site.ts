import { FixtureSite, html, PUBLIC_ORIGIN, xml } from './fixture-site.ts';

type PageText = { path: string; title: string; description: string; heading: string; text: string };

/** Reachable from each other page, and listed in the sitemap. */
const PAGES: PageText[] = [
  {
    path: '/',
    title: 'Bicycles repaired in Pune | Spoke',
    description:
      'A workshop that repairs bicycles of every make, with the price told before the work begins.',
    heading: 'Bicycles repaired while you wait',
    text: 'Bring your bicycle in the morning and ride it home in the evening.',
  },
  {
    path: '/about',
    title: 'Who works at the workshop | Spoke',
    description: 'Three mechanics and an apprentice, and how each of them came to bicycles.',
    heading: 'Who works here',
    text: 'Three mechanics and an apprentice share one long bench.',
  },
  {
    path: '/prices',
    title: 'What a repair costs | Spoke',
    description: 'The price of a puncture, a brake and a whole overhaul, and what is included.',
    heading: 'What a repair costs',
    text: 'A puncture costs 150 rupees, a brake 400, an overhaul 2,500.',
  },
  {
    path: '/hi',
    title: 'पुणे में साइकिल की मरम्मत | Spoke',
    description: 'हर कंपनी की साइकिल की मरम्मत, और काम से पहले दाम की जानकारी।',
    heading: 'साइकिल की मरम्मत',
    text: 'सुबह साइकिल लाइए और शाम को घर ले जाइए।',
  },
];

/** A small site in which no rule finds anything; a fault is an edit of it. */
export function healthySite(): FixtureSite {
  const site = new FixtureSite();
  for (const page of PAGES) site.put(page.path, html(render(page)));
  site.put('/og.png', { status: 200, headers: { 'content-type': 'image/png' }, body: new Uint8Array([137]) });
  site.put('/robots.txt', {
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: `User-agent: *\nDisallow: /private/\n\nSitemap: ${PUBLIC_ORIGIN}/sitemap.xml\n`,
  });
  site.put('/sitemap.xml', xml(sitemapOf(PAGES.map((page) => page.path))));
  return site;
}

/** Adds a page that is linked from the start, listed in the sitemap and like the others in all else. */
export function addPage(site: FixtureSite, path: string, { isListed = true, isLinked = true } = {}): void {
  const name = `The page ${path}`;
  const page = {
    path,
    title: `${name} and what it is about | Spoke`,
    description: `${name} tells what the other pages of the workshop leave out.`,
    heading: name,
    text: `${name} has a text of its own.`,
  };
  site.put(path, html(render(page)));
  if (isLinked) linkTo(site, '/', path);
  if (isListed) list(site, path);
}

export function linkTo(site: FixtureSite, from: string, path: string): void {
  site.edit(from, '</nav>', `<a href="${path}">To ${path}</a></nav>`);
}

export function list(site: FixtureSite, path: string): void {
  site.edit('/sitemap.xml', '</urlset>', `${entry(path)}</urlset>`);
}

export function unlist(site: FixtureSite, path: string): void {
  site.edit('/sitemap.xml', entry(path), '');
}

const entry = (path: string) =>
  `<url><loc>${PUBLIC_ORIGIN}${path}</loc><lastmod>2026-01-05T09:00:00Z</lastmod></url>\n`;

export function sitemapOf(paths: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map(entry).join('')}</urlset>
`;
}

function render({ path, title, description, heading, text }: PageText): string {
  const url = PUBLIC_ORIGIN + path;
  const isTranslated = path === '/' || path === '/hi';
  const languages = isTranslated
    ? `<link rel="alternate" hreflang="en-IN" href="${PUBLIC_ORIGIN}/">
<link rel="alternate" hreflang="hi" href="${PUBLIC_ORIGIN}/hi">
<link rel="alternate" hreflang="x-default" href="${PUBLIC_ORIGIN}/">`
    : '';
  return `<!doctype html>
<html lang="${path === '/hi' ? 'hi' : 'en-IN'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:image" content="${PUBLIC_ORIGIN}/og.png">
${languages}
<script type="application/ld+json">${JSON.stringify(graph(url, heading, text))}</script>
</head>
<body>
<nav>${PAGES.map((page) => `<a href="${page.path}">${page.heading}</a>`).join(' ')}</nav>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<h2>The bench</h2>
<img src="/og.png" alt="The bench" width="600" height="400">
<a href="https://elsewhere.example/" rel="nofollow">Elsewhere</a>
</main>
<footer>Spoke</footer>
</body>
</html>
`;
}

function graph(url: string, heading: string, text: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${PUBLIC_ORIGIN}/#organization`, name: 'Spoke' },
      {
        '@type': 'WebPage',
        '@id': `${url}#page`,
        headline: heading,
        publisher: { '@id': `${PUBLIC_ORIGIN}/#organization` },
      },
      {
        '@type': 'Question',
        name: heading,
        acceptedAnswer: { '@type': 'Answer', text: `<p>${text}</p>` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Spoke', item: `${PUBLIC_ORIGIN}/` },
          { '@type': 'ListItem', position: 2, name: heading },
        ],
      },
    ],
  };
}
