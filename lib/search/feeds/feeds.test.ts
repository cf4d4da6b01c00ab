import { escapeXml } from '../xml';
import type { Feed } from './feed';
import { toJsonFeed } from './json-feed';
import { toRss } from './rss';

const feed: Feed = {
  title: 'A & B',
  description: '<d>',
  homeUrl: 'https://site.example/blog?a=1&b=2',
  url: 'https://site.example/feed',
  icon: 'https://site.example/logo.png',
  items: [
    {
      id: 'urn:uuid:0f8fad5b-d9cb-469f-a165-70867728950e',
      url: 'https://site.example/blog/a',
      title: ']]></title><script>alert(1)</script>',
      summary: 'Why an <h1> & a title differ\u0000\u0008 \ud800',
      html: '<p>Text ]]> &amp; more</p>',
      author: 'O’Neil',
      image: { url: 'https://site.example/a.webp?a=1&b=2', alt: '"A" & <b>' },
      tags: ['a & b'],
      publishedAt: '2026-01-05T00:00:00.000Z',
      changedAt: null,
    },
  ],
};

test('RSS is well-formed whatever an article says', () => {
  const document = new DOMParser().parseFromString(toRss(feed), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelector('item > title')?.textContent).toBe(']]></title><script>alert(1)</script>');
  expect(document.getElementsByTagName('content:encoded')[0]?.textContent).toBe('<p>Text ]]> &amp; more</p>');
  const picture = document.getElementsByTagName('media:content')[0];
  expect(picture?.getAttribute('url')).toBe('https://site.example/a.webp?a=1&b=2');
  expect(picture?.textContent).toBe('"A" & <b>');
  const guid = document.querySelector('guid');
  expect([guid?.textContent, guid?.getAttribute('isPermaLink')]).toEqual([feed.items[0]?.id, 'false']);
  expect(JSON.parse(toJsonFeed(feed)).items[0].id).toBe(feed.items[0]?.id);
  expect(document.querySelector('pubDate')?.textContent).toBe('Mon, 05 Jan 2026 00:00:00 GMT');
});

test('a description is text that readers, who take it for HTML, show as it was written', () => {
  const document = new DOMParser().parseFromString(toRss(feed), 'application/xml');
  const shown = (html = '') => new DOMParser().parseFromString(html, 'text/html').body.textContent;
  expect(shown(document.querySelector('item > description')?.textContent ?? '')).toContain(
    'Why an <h1> & a title differ',
  );
  expect(shown(document.querySelector('channel > description')?.textContent ?? '')).toBe('<d>');
});

test('characters that XML cannot hold are left out', () => {
  expect(escapeXml('a\u0000\u001f\t\n\ufffe<&"')).toBe('a\t\n&lt;&amp;&quot;');
});
