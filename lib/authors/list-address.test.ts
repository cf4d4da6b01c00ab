import {
  authorViewAddress,
  authorViewRewrite,
  publicAuthorAddress,
  readAuthorSegments,
} from './list-address';

const rewrite = (address: string) => authorViewRewrite(new URL(address, 'https://site.example'));

test.each([
  ['/author/a', null],
  ['/author/a?utm_source=x', null],
  ['/author/a?page=1', null],
  ['/author/a?tag=', null],
  ['/author/a/feed.xml?page=2', null],
  ['/blog?page=2', null],
  ['/author/a?page=2', '/author/a/view/all/2'],
  ['/author/a?page=abc', '/author/a/view/none/1'],
  ['/author/a?page=0&tag=x', '/author/a/view/none/1'],
  [`/author/a?tag=${'x'.repeat(181)}`, '/author/a/view/none/1'],
])('%s is kept at %s', (address, path) => {
  expect(rewrite(address)).toBe(path);
});

test.each(['SEO', 'all', 'none', 'a/b', '..', 'कीवर्ड', 'c++ & "d"'])(
  'the topic %j finds its way there and back',
  (tag) => {
    const path = rewrite(authorViewAddress('a-b', { tag, page: 3 })) ?? '';
    const [segment = '', page = ''] = path.split('/').slice(-2);
    expect(readAuthorSegments(segment, page)).toEqual({ tag, page: 3 });
    expect(publicAuthorAddress(path)).toBe(authorViewAddress('a-b', { tag, page: 3 }));
  },
);

test('an address that names nothing is none', () => {
  expect(readAuthorSegments('none', '1')).toBeNull();
  expect(readAuthorSegments('tag-', '1')).toBeNull();
  expect(readAuthorSegments('all', 'x')).toBeNull();
  expect(publicAuthorAddress('/author/a')).toBeNull();
});
