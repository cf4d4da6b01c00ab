/** @jest-environment node */
import { databaseAnswer } from '../testing/database-answer';
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
const env = mockEnvironment();
let stored: object | null = null;
const upsert = jest.fn();
const client = {
  from: () => ({
    select: () => ({
      eq: () => ({ maybeSingle: () => databaseAnswer(stored) }),
      in: () => databaseAnswer(stored ? [stored] : []),
    }),
    upsert,
  }),
};
jest.unstable_mockModule('../supabase/public', () => ({ publicClient: () => client }));
jest.unstable_mockModule('../supabase/beside-page', () => ({ besidePageClient: () => client }));
const renderMarkdown = jest.fn();
jest.unstable_mockModule('../markdown', () => ({
  renderMarkdown,
  surroundingsOf: (path: string) => ({
    siteUrl: env.SITE_URL,
    pageUrl: env.SITE_URL + path,
    imageHosts: env.IMAGE_HOSTS,
  }),
}));
const { articleOf, feedHtmlOf, keepRendering, renderToSave } = await import('./rendering');

let posts = 0;
const newPost = (content = 'Text') => ({ id: `post-${++posts}`, slug: 'a-post', content });
const article = {
  html: '<h2 id="a">A</h2>',
  feedHtml: '<h2>A</h2>',
  headings: [{ id: 'a', text: 'A', level: 2 }],
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  stored = null;
  upsert.mockReset().mockImplementation((row: object) => {
    stored = row;
    return databaseAnswer(null);
  });
  renderMarkdown.mockReset().mockResolvedValue({ kind: 'rendered', article });
});

test('what was rendered when it was saved is shown without rendering', async () => {
  const post = newPost();
  await keepRendering(post, article);
  expect(await articleOf(post)).toEqual({ html: article.html, headings: article.headings, minutes: 1 });
  expect(await feedHtmlOf([post])).toEqual(new Map([[post.id, article.feedHtml]]));
  expect(renderMarkdown).not.toHaveBeenCalled();
});

test('a post that was written past the editor is rendered once, however many read it, and kept', async () => {
  const post = newPost();
  const shown = await Promise.all([articleOf(post), articleOf(post), articleOf(post)]);
  expect(shown.map(({ html }) => html)).toEqual(Array(3).fill(article.html));
  await articleOf(post);
  expect(renderMarkdown).toHaveBeenCalledTimes(1);
  expect(upsert).toHaveBeenCalledTimes(1);
});

test.each([
  ['HTML', { html: '<script>alert(1)</script>' }],
  ['a heading', { headings: [{ id: 'a', text: '<img onerror=alert(1)>', level: 2 }] }],
  ['the reading time', { reading_minutes: 99 }],
  ['the seal', { seal: 'A'.repeat(43) }],
  ['the shape', { headings: 'none' }],
])('%s that the server did not write is not shown', async (_, forged) => {
  const post = newPost();
  await keepRendering(post, article);
  stored = { ...stored, ...forged };
  expect(await articleOf(post)).toMatchObject({ html: article.html, headings: article.headings, minutes: 1 });
  expect(renderMarkdown).toHaveBeenCalledTimes(1);
});

test('a rendering of another text, of another post or for another site is not shown', async () => {
  const post = newPost();
  await keepRendering(post, article);
  await articleOf({ ...post, content: 'Another text' });
  stored = { ...stored, feed_html: '<script>' };
  expect((await feedHtmlOf([post])).get(post.id)).toBe(article.feedHtml);
  await keepRendering(post, article);
  env.SITE_URL = 'https://www.elsewhere.example';
  await articleOf({ ...post, id: newPost().id });
  expect(renderMarkdown).toHaveBeenCalledTimes(3);
});

test('readers get a text that cannot be laid out as it was typed, and it is not tried again', async () => {
  renderMarkdown.mockResolvedValue({ kind: 'refused', reason: 'Too long.', isFinal: true });
  const post = newPost('<b>[[[[');
  expect((await articleOf(post)).html).toContain('&lt;b>[[[[');
  await articleOf(post);
  expect(renderMarkdown).toHaveBeenCalledTimes(1);
  expect(upsert).toHaveBeenCalledTimes(1);
});

test('a text that a busy machine could not lay out is not kept as typed', async () => {
  renderMarkdown.mockResolvedValue({ kind: 'refused', reason: 'Late.', isFinal: false });
  const post = newPost();
  expect((await articleOf(post)).html).toContain('Text');
  await articleOf(post);
  expect(renderMarkdown).toHaveBeenCalledTimes(1);
  expect(upsert).not.toHaveBeenCalled();
});

test('a save of such a text is refused at its field', async () => {
  renderMarkdown.mockResolvedValue({ kind: 'refused', reason: 'Too long.', isFinal: true });
  await expect(renderToSave('x', 'a-post')).rejects.toMatchObject({
    name: 'UserError',
    fieldErrors: { content: 'Too long.' },
  });
});

test('a page is shown when the database does not take its HTML', async () => {
  upsert.mockReturnValue(databaseAnswer(null, { code: '08006' }));
  expect((await articleOf(newPost())).html).toBe(article.html);
});
