/** @jest-environment node */
import type { Administrator } from '../../auth';
import { mockEnvironment } from '../../testing/environment';

const { jest } = import.meta;
mockEnvironment();
const headers = new Headers({ origin: 'https://www.marigold.example' });
jest.unstable_mockModule('next/headers', () => ({ headers: async () => headers }));
const getAdministrator = jest.fn<Promise<Administrator | null>, []>();
jest.unstable_mockModule('../../auth', () => ({ getAdministrator }));
const reviewContext = jest.fn();
jest.unstable_mockModule('./context', () => ({ reviewContext }));
const { loadReviewContext, renderPreview } = await import('./actions');

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  getAdministrator.mockReset().mockResolvedValue({ id: 'a', email: 'a@marigold.example', role: 'editor' });
  reviewContext.mockReset().mockResolvedValue({ otherPosts: [] });
});

async function preview(content: string): Promise<string> {
  const result = await renderPreview({ content });
  if (result.status === 'failure') throw new Error(result.message);
  return result.data;
}

test('the preview is what the page of the post shows', async () => {
  const html = await preview(
    '# Checks\n\n[ours](/blog) and [theirs](https://example.org)\n\n```js\nlet a;\n```',
  );
  expect(html).toContain('<h2 id="checks">Checks</h2>');
  expect(html).toContain('<a href="/blog">ours</a>');
  expect(html).toMatch(/<a href="https:\/\/example\.org"[^>]* rel="/);
  expect(html).toContain('hljs');
});

test('a text that no page can hold is refused in a sentence for its author', async () => {
  await expect(renderPreview({ content: '['.repeat(200_000) })).resolves.toMatchObject({
    status: 'failure',
    message: expect.stringContaining('Please split it into several posts.'),
  });
});

test('what would run in a page does not come through', async () => {
  const html = await preview(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) {process.env}',
  );
  expect(html).not.toMatch(/<script|onerror|javascript:/);
  expect(html).toContain('{process.env}');
});

test('the context is asked for with the draft', async () => {
  const id = '44444444-4444-4444-8444-444444444444';
  await expect(loadReviewContext({ id, content: 'Text' })).resolves.toEqual({
    ...{ status: 'success', data: { otherPosts: [] } },
  });
  expect(reviewContext).toHaveBeenCalledWith(id, 'Text');
});

test.each([
  ['renderPreview', renderPreview, { content: 'Text' }],
  ['loadReviewContext', loadReviewContext, { id: null, content: 'Text' }],
] as const)('%s is refused to everybody else', async (_name, action, input) => {
  getAdministrator.mockResolvedValue(null);
  await expect(action(input)).resolves.toMatchObject({ status: 'failure', reason: 'session' });
  expect(reviewContext).not.toHaveBeenCalled();
});

test.each([{ content: 1 }, { content: 'x'.repeat(1_000_001) }, null])('refuses %#', async (input) => {
  await expect(renderPreview(input)).resolves.toMatchObject({ status: 'failure', reason: 'invalid' });
});
