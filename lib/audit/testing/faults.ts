import { type FixtureSite, html, PUBLIC_ORIGIN, redirect, xml } from './fixture-site.ts';
import { addPage, linkTo, list, sitemapOf, unlist } from './healthy-site.ts';

const HEAD_END = '</head>';
const CONTEXT = '"@context":"https://schema.org",';
const OG = `<meta property="og:image" content="${PUBLIC_ORIGIN}/og.png">`;
const ABOUT = `<link rel="canonical" href="${PUBLIC_ORIGIN}/about">`;
const NOINDEX = '<meta name="robots" content="noindex">';

const intoHead = (site: FixtureSite, path: string, text: string) =>
  site.edit(path, HEAD_END, text + HEAD_END);
const intoBody = (site: FixtureSite, path: string, text: string) =>
  site.edit(path, '</main>', `${text}</main>`);
const canonical = (path: string) => `<link rel="canonical" href="${PUBLIC_ORIGIN}${path}">`;

/** For each rule the edit of the healthy site that breaks it, and nothing else. */
export const faults: Record<string, (site: FixtureSite) => void> = {
  'broken-link': (site) => linkTo(site, '/about', '/gone'),
  'link-to-redirect': (site) => {
    site.put('/old', redirect('/about'));
    linkTo(site, '/prices', '/old');
  },
  'empty-link': (site) => intoBody(site, '/about', '<a href="/prices"><svg></svg></a>'),
  'generic-link': (site) => intoBody(site, '/about', '<a href="/prices" aria-label="Prices">Read More</a>'),
  'nofollow-internal-link': (site) => intoBody(site, '/about', '<a href="/prices" rel="nofollow">Prices</a>'),

  'redirect-chain': (site) => {
    site.put('/older', redirect('/old', 301));
    site.put('/old', redirect('/about', 302));
    linkTo(site, '/about', '/older');
  },
  'redirect-loop': (site) => {
    site.put('/round', redirect('/and-round'));
    site.put('/and-round', redirect('/round'));
    linkTo(site, '/about', '/round');
  },

  'canonical-missing': (site) => site.edit('/about', ABOUT, ''),
  'canonical-relative': (site) => site.edit('/about', ABOUT, '<link rel="canonical" href="/about">'),
  'canonical-outside-head': (site) => {
    // A browser ends the head at the first element that has no place in it.
    site.edit('/about', ABOUT, `<div></div>${ABOUT}`);
    site.edit('/about', OG, '');
    site.edit('/about', '<title>', `${OG}<title>`);
  },
  'canonical-several': (site) => intoHead(site, '/about', canonical('/prices')),
  'canonical-to-failure': (site) => {
    addPage(site, '/copy', { isListed: false });
    site.edit('/copy', canonical('/copy'), canonical('/gone'));
  },
  'canonical-to-noindex': (site) => {
    addPage(site, '/copy', { isListed: false });
    addPage(site, '/hidden', { isListed: false });
    intoHead(site, '/hidden', NOINDEX);
    site.edit('/copy', canonical('/copy'), canonical('/hidden'));
  },
  'noindex-with-canonical': (site) => {
    addPage(site, '/hidden', { isListed: false });
    intoHead(site, '/hidden', NOINDEX);
    site.edit('/hidden', canonical('/hidden'), canonical('/about'));
  },

  'robots-missing': (site) => site.answers.delete('/robots.txt'),
  'robots-unreachable': (site) => site.put('/robots.txt', { ...html(''), status: 503 }),
  'robots-hides-noindex': (site) => {
    addPage(site, '/private/page', { isListed: false });
    site.header('/private/page', 'x-robots-tag', 'noindex, nofollow');
  },

  'sitemap-unreadable': (site) => {
    site.put('/sitemap.xml', index('/pages.xml', '/lost.xml'));
    site.put('/pages.xml', xml(sitemapOf(['/', '/about', '/prices', '/hi'])));
  },
  'sitemap-invalid': (site) => site.edit('/sitemap.xml', '</urlset>', ''),
  'sitemap-too-large': (site) => {
    const pages = sitemapOf(['/', '/about', '/prices', '/hi']);
    const again = `<url><loc>${PUBLIC_ORIGIN}/</loc></url>`;
    site.put('/sitemap.xml', xml(pages.replace('</urlset>', `${again.repeat(50_000)}</urlset>`)));
  },
  'sitemap-lastmod': (site) => site.edit('/sitemap.xml', '2026-01-05T09:00:00Z', '2999-12-31'),
  'sitemap-other-site': (site) =>
    site.edit('/sitemap.xml', '</urlset>', '<url><loc>https://elsewhere.example/</loc></url></urlset>'),

  'sitemap-entry-failing': (site) => list(site, '/gone'),
  'sitemap-entry-redirecting': (site) => {
    site.put('/old', redirect('/about'));
    list(site, '/old');
  },
  'sitemap-entry-noindex': (site) => intoHead(site, '/about', NOINDEX),
  'sitemap-entry-canonical': (site) => site.edit('/about', ABOUT, canonical('/prices')),
  'sitemap-entry-blocked': (site) => addPage(site, '/private/page'),

  'page-not-in-sitemap': (site) => unlist(site, '/about'),
  'orphan-page': (site) => addPage(site, '/alone', { isLinked: false }),
  'deep-page': (site) => {
    for (const path of ['/1', '/2', '/3', '/4']) addPage(site, path, { isLinked: path === '/1' });
    linkTo(site, '/1', '/2');
    linkTo(site, '/2', '/3');
    linkTo(site, '/3', '/4');
  },
  'duplicate-content': (site) => {
    addPage(site, '/list');
    const page = site.answers.get('/list');
    if (page) site.put('/list?sort=price', page);
    site.edit('/list?sort=price', canonical('/list'), canonical('/list?sort=price'));
    site.edit('/list?sort=price', '<title>', '<title>By price: ');
    site.edit('/list?sort=price', 'content="The page', 'content="By price: the page');
    linkTo(site, '/', '/list?sort=price');
    list(site, '/list?sort=price');
  },

  'soft-404': (site) => {
    site.fallback = () => html('<!doctype html><p>Here is nothing.</p>');
  },
  'soft-404-page': (site) => site.edit('/about', '<h1>Who works here', '<h1>Page not found'),

  'title-missing': (site) => site.edit('/about', '<title>Who works at the workshop | Spoke</title>', ''),
  'title-duplicate': (site) => site.edit('/about', 'Who works at the workshop |', 'What a repair costs |'),
  'title-wide': (site) => site.edit('/about', '<title>', `<title>${'A long word '.repeat(6)}`),
  'title-short': (site) => site.edit('/about', '<title>Who works at the workshop | Spoke', '<title>About'),
  'description-missing': (site) =>
    site.edit('/about', '<meta name="description"', '<meta name="something-else"'),
  'description-duplicate': (site) =>
    site.edit(
      '/about',
      'Three mechanics and an apprentice, and how each of them came to bicycles.',
      'The price of a puncture, a brake and a whole overhaul, and what is included.',
    ),
  'description-wide': (site) =>
    site.edit('/about', 'came to bicycles.', `came to bicycles. ${'And so on. '.repeat(15)}`),

  'h1-missing': (site) => {
    site.edit('/about', '<h1>', '<p>');
    site.edit('/about', '</h1>', '</p>');
  },
  'h1-several': (site) => intoBody(site, '/about', '<h1>Another one</h1>'),
  'heading-skipped': (site) => intoBody(site, '/about', '<h4>Far below</h4>'),

  'image-alt': (site) => site.edit('/about', ' alt="The bench"', ''),
  'image-size': (site) => site.edit('/about', ' height="400"', ''),

  'structured-data-syntax': (site) =>
    intoHead(site, '/about', '<script type="application/ld+json">{"@context":</script>'),
  'structured-data-context': (site) => site.edit('/about', CONTEXT, ''),
  'structured-data-type': (site) => site.edit('/about', '"@type":"WebPage",', ''),
  'structured-data-reference': (site) =>
    site.edit('/about', '"publisher":{"@id":"', '"publisher":{"@id":"#nobody'),
  'structured-data-unshown': (site) =>
    site.edit('/about', '"headline":"Who works here"', '"headline":"The best workshop of India"'),
  breadcrumb: (site) => site.edit('/about', '"position":2', '"position":3'),

  'hreflang-code': (site) => site.edit('/hi', 'hreflang="en-IN"', 'hreflang="en-UK"'),
  'hreflang-return': (site) => {
    site.edit('/hi', `<link rel="alternate" hreflang="en-IN" href="${PUBLIC_ORIGIN}/">`, '');
    site.edit('/hi', `<link rel="alternate" hreflang="x-default" href="${PUBLIC_ORIGIN}/">`, '');
  },

  'language-missing': (site) => site.edit('/about', ' lang="en-IN"', ''),
  'viewport-missing': (site) => site.edit('/about', 'name="viewport"', 'name="something-else"'),
  charset: (site) => {
    site.header('/about', 'content-type', 'text/html');
    site.edit('/about', '<meta charset="utf-8">', '');
  },
  'mixed-content': (site) =>
    intoBody(site, '/about', '<script src="http://elsewhere.example/a.js"></script>'),
  'html-over-2mb': (site) => intoBody(site, '/about', `<!--${'x'.repeat(2.5 * 1024 * 1024)}-->`),
  'html-over-500kb': (site) => intoBody(site, '/about', `<!--${'x'.repeat(600 * 1024)}-->`),

  'og-image-missing': (site) => site.edit('/about', OG, ''),
  'og-image-broken': (site) => site.edit('/about', '/og.png">', '/lost.png">'),
};

function index(...paths: string[]) {
  const files = paths.map((path) => `<sitemap><loc>${PUBLIC_ORIGIN}${path}</loc></sitemap>`);
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`,
  );
}
