import { emptyPost, postFieldErrors, postFieldsSchema, storeDraftSchema } from './admin-schema';
import { NOT_LATER_THAN_TODAY, type PostFields, REQUIRED } from './post-fields';

const { jest } = import.meta;

const post: PostFields = {
  ...emptyPost,
  title: 'A post',
  slug: 'a-post',
  content: 'Text',
  excerpt: 'Excerpt',
  featured_image: '/covers/a.webp',
  author: 'Ananya Rao',
  author_id: '11111111-1111-4111-8111-111111111111',
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T18:29:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a complete post can be saved', () => {
  expect(postFieldErrors(post)).toBeNull();
});

test('what is required is asked for in one sentence', () => {
  const names = ['title', 'slug', 'content', 'excerpt', 'featured_image', 'author', 'author_id'];
  expect(postFieldErrors({ ...emptyPost, status: 'published' })).toEqual(
    Object.fromEntries(names.map((name) => [name, REQUIRED])),
  );
  expect(postFieldErrors(emptyPost)).toEqual({ title: REQUIRED });
  expect(postFieldErrors({ ...emptyPost, title: 'सिर्फ़ शीर्षक' })).toBeNull();
  expect(postFieldErrors({ ...post, title: ' \n' })).toEqual({ title: REQUIRED });
});

test.each([
  ['2026-11-20', undefined],
  ['2026-11-21', NOT_LATER_THAN_TODAY],
  ['', undefined],
  ['2026-02-30', 'Please enter a date.'],
  ['tomorrow', 'Please enter a date.'],
])('on the 20th in India the date %j is answered %j', (published_at, message) => {
  expect(postFieldErrors({ ...post, published_at })?.published_at).toBe(message);
});

test.each([
  ['slug', 'A Post'],
  ['slug', 'a--post'],
  ['slug', 'x'.repeat(121)],
  ['title', 'x'.repeat(301)],
  ['excerpt', 'x'.repeat(1001)],
  ['content', 'न'.repeat(333_334)],
  ['featured_image', 'javascript:alert(1)'],
  ['featured_image', 'http://example.in/a.png'],
  ['featured_image', '//example.in/a.png'],
  ['author_id', 'ananya-rao'],
  ['meta_description', 'x'.repeat(501)],
  ['tags', Array.from({ length: 31 }, (_, index) => `tag ${index}`).join()],
  ['tags', 'x'.repeat(2001)],
  ['status', 'archived'],
])('the %s must be as the database takes it', (name, value) => {
  expect(Object.keys(postFieldErrors({ ...post, [name]: value }) ?? {})).toEqual([name]);
});

test('texts come out as they are stored', () => {
  const given = {
    ...post,
    title: '  A\n post\u0000 ',
    content: 'One\r\n\r\n  two \u0007\n',
    tags: ' SEO,, site  speed ,SEO',
  };
  expect(postFieldsSchema.parse(given)).toMatchObject({
    title: 'A post',
    content: 'One\n\n  two \n',
    tags: 'SEO, site speed',
  });
});

test('a draft may be unfinished, and holds nothing that cannot be stored', () => {
  const id = post.author_id;
  const of = { id, postId: id, writer: id, seen: null };
  const fields = { ...emptyPost, slug: 'Not A Slug', content: 'a\u0000b\ud800' };
  expect(storeDraftSchema.parse({ ...of, basedOn: null, fields }).fields).toMatchObject({
    slug: 'Not A Slug',
    content: 'ab\ufffd',
  });
});
