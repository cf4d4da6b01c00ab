import { ASKED_QUERY, cleanRequest } from './clean-request';

const asked = (url: string, headers = {}, method = 'GET') => cleanRequest({ method, url, headers });

test.each([
  ['/', '/'],
  ['/services/ppc?email=alice%40example.com&token=s3cret', '/services/ppc'],
  ['/services/seo/delhi?nxtPcity=pune&utm_source=x', '/services/seo/delhi'],
  ['/contact?', '/contact'],
  ['/blog?utm_source=x&page=2&category=SEO&page=3', '/blog?category=SEO&page=2'],
  ['/blog?q=%E0%A4%96%E0%A5%8B%E0%A4%9C&x=1', '/blog?q=%E0%A4%96%E0%A5%8B%E0%A4%9C'],
  ['/blog/an-article?q=x', '/blog/an-article'],
  ['/author/ananya-rao?tag=SEO&ref=x', '/author/ananya-rao?tag=SEO'],
  ['/feed.xml?fbclid=1', '/feed.xml'],
  ['/%E0%A4%A?a=b', '/%E0%A4%A'],
  ['//example.com/a?b', '//example.com/a'],
])('%s is rendered as %s', (url, rendered) => {
  expect(asked(url)?.url).toBe(rendered);
});

test('only what the transport needs is left of the headers', () => {
  const kept = {
    host: 'a.example',
    'accept-encoding': 'gzip',
    'if-none-match': '"a"',
    'x-forwarded-for': '1.2.3.4',
  };
  const dropped = {
    cookie: 'staff=a',
    'accept-language': 'hi',
    'x-nonce': 'a',
    'next-url': '/a',
    referer: 'a',
  };
  expect(asked('/', { ...kept, ...dropped, 'user-agent': 'Chrome' })?.headers).toEqual({
    ...kept,
    'user-agent': 'page-cache',
  });
});

test("the router's headers and its check stay together, for whoever wants flight data", () => {
  const router = { rsc: '1', 'next-url': '/a', 'next-router-prefetch': '1' };
  expect(asked('/blog?_rsc=abc&x=1', router)).toMatchObject({ url: '/blog?_rsc=abc', headers: router });
  expect(asked('/blog?_rsc=abc')?.url).toBe('/blog');
});

test('a redirect finds the query that was asked with, and nobody else can state it', () => {
  expect(asked('/Services/?a=b?c', { [ASKED_QUERY]: '?forged' })?.headers[ASKED_QUERY]).toBe('?a=b?c');
  expect(asked('/services', { [ASKED_QUERY]: '?forged' })?.headers).not.toHaveProperty(ASKED_QUERY);
});

test.each([
  '/_next/image?url=a&w=64',
  '/admin/blog?page=2',
  '/admin',
  '/Admin?a',
  '/api/health',
  '/preview/a?b',
])('%s is answered for whoever asks, with all that it says', (url) => {
  expect(asked(url, { cookie: 'a' })).toBeNull();
});

test('a form keeps what it brings, however it is sent; no other request does', () => {
  const url = '/contact?utm_source=x';
  expect(asked(url, { 'content-type': 'application/x-www-form-urlencoded' }, 'POST')).toBeNull();
  expect(asked(url, { 'content-type': 'multipart/form-data; boundary=a' }, 'POST')).toBeNull();
  expect(asked(url, { 'next-action': 'a', 'content-type': 'text/plain' }, 'POST')).toBeNull();
  expect(asked(url, { 'content-type': 'text/plain' }, 'POST')?.url).toBe('/contact');
  expect(asked(url, { 'next-action': 'a' }, 'GET')?.url).toBe('/contact');
});
