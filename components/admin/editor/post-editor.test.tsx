import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import { type EditorPost, emptyPost, type PostFields } from '@/lib/blog/admin-schema';
import type { ReviewContext } from '@/lib/review';

const { jest } = import.meta;
type Call = (input: unknown) => Promise<AdminResult<unknown>>;
const mocked = () => jest.fn<ReturnType<Call>, [unknown]>();
const calls = {
  save: mocked(),
  checkSlug: mocked(),
  listVersions: mocked(),
  storeDraft: mocked(),
  discardDraft: mocked(),
  renderPreview: mocked(),
  loadReviewContext: mocked(),
  createPreviewLink: mocked(),
};
jest.unstable_mockModule('./editor-calls', () => ({ calls }));
// The plain field is what stays when the editor cannot be loaded.
jest.unstable_mockModule('./code-mirror', () => {
  throw new Error('Loading failed');
});
const router = { push: jest.fn() };
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
await import('@/lib/review');
const { takeToasts } = await import('@/lib/toast');
const { PostEditor } = await import('./post-editor');

const id = '44444444-4444-4444-8444-444444444444';
const fields: PostFields = {
  ...emptyPost,
  title: 'Crawl reports',
  slug: 'crawl-reports',
  content: 'See [the list](/nowhere).',
  excerpt: 'What they say.',
  featured_image: '/covers/crawl.webp',
  featured_image_alt: 'A list of addresses',
  author: 'Ananya Rao',
  author_id: '11111111-1111-4111-8111-111111111111',
};
const post: EditorPost = {
  id,
  updatedAt: '2026-11-21T07:00:00+00:00',
  fields,
  wasPublic: true,
  viewCount: 0,
};
const theirs: EditorPost = {
  ...post,
  updatedAt: '2026-11-21T07:30:00+00:00',
  fields: { ...fields, title: 'Their reports' },
};
const authors = [{ id: fields.author_id, name: 'Ananya Rao' }];
const site = {
  siteName: 'Marigold Search',
  origin: 'https://site.example',
  shareImage: '/og.png',
  imageHosts: [],
};
const context: ReviewContext = {
  otherPosts: [],
  pages: new Map([['/contact', 'ok']]),
  redirects: new Map(),
  linkTargets: [],
  ...site,
};
const success = (data: unknown): AdminResult<unknown> => ({ status: 'success', data });
const failure = (reason: 'session' | 'unavailable', message = 'No.'): AdminResult<unknown> => ({
  ...{ status: 'failure', reason, message },
});

const open = (props: Partial<Parameters<typeof PostEditor>[0]> = {}) =>
  act(async () =>
    render(<PostEditor id={id} post={post} draft={null} authors={authors} site={site} {...props} />),
  );
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const toasts = () => takeToasts().map(({ message, description }) => `${message}: ${description}`);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  takeToasts();
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(failure('unavailable'));
  calls.loadReviewContext.mockResolvedValue(success(context));
  calls.storeDraft.mockResolvedValue(success({ savedAt: '2026-11-21T08:00:00+00:00' }));
  calls.renderPreview.mockResolvedValue(success(<p>As readers see it</p>));
});
afterEach(() => jest.useRealTimers());

test('marks what is required and sends nothing', async () => {
  await open({ post: null });
  await press('Save');
  expect(calls.save).not.toHaveBeenCalled();
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Please fill in all required fields.');
  for (const name of [/^Title/, /^Slug/, /^Content/, /^Excerpt/, /^Featured image/, /^Author/])
    expect(field(name)).toBeInvalid();
  expect(field(/^Title/)).toHaveFocus();
  type(/^Excerpt/, 'Something');
  expect(field(/^Excerpt/)).toBeValid();
  expect(field(/^Title/)).toHaveFocus();
});

test('makes the slug from the title until it was edited by hand, and checks it', async () => {
  await open({ post: null });
  calls.checkSlug.mockResolvedValue(success('taken'));
  type(/^Title/, 'Ten checks');
  expect(field(/^Slug/)).toHaveValue('ten-checks');
  await wait(600);
  expect(calls.checkSlug).toHaveBeenCalledWith({ slug: 'ten-checks', id: null });
  expect(screen.getByText('Another post has this slug.')).toBeInTheDocument();
  type(/^Slug/, 'my-checks');
  type(/^Title/, 'Eleven checks');
  expect(field(/^Slug/)).toHaveValue('my-checks');
});

test('says that the slug was copied, for two seconds', async () => {
  await open();
  const writeText = jest.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await press('Copy slug');
  expect(writeText).toHaveBeenCalledWith('crawl-reports');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await wait(2000);
  expect(screen.getByRole('button', { name: 'Copy slug' })).toBeInTheDocument();
});

test('creates a post and goes on with it', async () => {
  window.history.pushState(null, '', `/admin/blog/${id}?new`);
  await open({ post: null });
  calls.save.mockResolvedValue(success({ kind: 'saved', post }));
  type(/^Title/, fields.title);
  type(/^Content/, fields.content);
  type(/^Excerpt/, fields.excerpt);
  type(/^Featured image/, fields.featured_image);
  type(/^Alternative text/, fields.featured_image_alt);
  type(/^Author/, fields.author_id);
  await press('Save');
  expect(calls.save).toHaveBeenCalledWith({ id, expected: null, fields });
  expect(toasts()).toEqual(['Success: Blog post created successfully.']);
  expect(window.location.href).toMatch(new RegExp(`/admin/blog/${id}$`));
  type(/^Title/, 'Another title');
  await press('Save');
  expect(calls.save).toHaveBeenLastCalledWith(expect.objectContaining({ id, expected: post.updatedAt }));
  expect(toasts()).toEqual(['Success: Blog post updated successfully.']);
});

test('shows the featured picture, or why readers would not see it', async () => {
  await open();
  const picture = () => screen.queryByAltText<HTMLImageElement>('As the lists of articles show it');
  expect(picture()).toHaveAttribute('src', fields.featured_image);
  type(/^Featured image/, '/covers/craw');
  expect(picture()).toHaveAttribute('src', fields.featured_image);
  await wait(500);
  fireEvent.error(picture() ?? document.body);
  expect(screen.getByText('There is no picture at this address.')).toBeInTheDocument();
  type(/^Featured image/, 'https://elsewhere.example/a.png');
  await wait(500);
  expect(screen.getByText('This picture is not shown on the site.')).toBeInTheDocument();
  expect(picture()).toBeNull();
});

test('a failure is said and keeps what was typed', async () => {
  await open();
  type(/^Title/, 'Mine');
  fireEvent.keyDown(field(/^Title/), { key: 's', ctrlKey: true });
  await wait(0);
  expect(toasts()).toEqual(['Error: Failed to update blog post: No.']);
  calls.save.mockResolvedValue(failure('session'));
  await press('Save');
  expect(screen.getByText(/Your session has ended/)).toBeInTheDocument();
  expect(field(/^Title/)).toHaveValue('Mine');
});

test('stops the second of two saves and shows what differs', async () => {
  await open();
  calls.save.mockResolvedValueOnce(success({ kind: 'conflict', theirs }));
  type(/^Title/, 'My reports');
  await press('Save');
  const notice = screen.getByRole('alert');
  expect(within(notice).getByText('Their')).toHaveTextContent('Only in theirs: Their');
  expect(within(notice).getByText('My')).toHaveTextContent('Only in yours: My');
  calls.save.mockResolvedValueOnce(success({ kind: 'saved', post: { ...theirs, updatedAt: 'later' } }));
  await press('Overwrite with mine');
  expect(calls.save).toHaveBeenLastCalledWith(
    expect.objectContaining({
      expected: theirs.updatedAt,
      fields: expect.objectContaining({ title: 'My reports' }),
    }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('their version can take the place of what was typed', async () => {
  await open();
  calls.save.mockResolvedValueOnce(success({ kind: 'conflict', theirs }));
  type(/^Title/, 'My reports');
  await press('Save');
  await press('Load their version');
  expect(field(/^Title/)).toHaveValue('Their reports');
  expect(screen.getByText('Everything is saved.')).toBeInTheDocument();
});

test('a post that was deleted meanwhile is made once more, at the address it had', async () => {
  await open();
  calls.save.mockResolvedValueOnce(success({ kind: 'gone' }));
  type(/^Title/, 'Mine');
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('Another administrator deleted this post.');
  expect(field(/^Title/)).toHaveValue('Mine');
  calls.save.mockResolvedValueOnce(
    success({ kind: 'saved', post: { ...post, fields: { ...fields, title: 'Mine' } } }),
  );
  await press('Save it as a new post');
  expect(calls.save).toHaveBeenLastCalledWith(expect.objectContaining({ id, expected: null }));
  expect(toasts()).toEqual(['Success: Blog post created successfully.']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an answer that was lost on the way is no conflict', async () => {
  await open({ post: null });
  type(/^Title/, fields.title);
  type(/^Content/, fields.content);
  type(/^Excerpt/, fields.excerpt);
  type(/^Featured image/, fields.featured_image);
  type(/^Alternative text/, fields.featured_image_alt);
  type(/^Author/, fields.author_id);
  calls.save.mockResolvedValueOnce(success({ kind: 'conflict', theirs: post }));
  await press('Save');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Everything is saved.')).toBeInTheDocument();
});

test('keeps a draft in the tab at once and on the site soon after, and offers it after a crash', async () => {
  const { unmount } = await open();
  type(/^Content/, 'Typed before the crash');
  expect(sessionStorage).toHaveLength(1);
  await wait(4000);
  expect(calls.storeDraft).toHaveBeenCalledTimes(1);
  expect(calls.storeDraft).toHaveBeenCalledWith(
    expect.objectContaining({ postId: id, basedOn: post.updatedAt }),
  );
  unmount();
  await open();
  expect(field(/^Content/)).toHaveValue(fields.content);
  await press(/^Restore what you typed on/);
  expect(field(/^Content/)).toHaveValue('Typed before the crash');
});

test('an unwanted draft is thrown away everywhere', async () => {
  await open({ draft: { fields: theirs.fields, savedAt: theirs.updatedAt, basedOn: post.updatedAt } });
  await press('Discard');
  expect(calls.discardDraft).toHaveBeenCalledWith({ postId: id });
  expect(screen.queryByText(/never saved/)).toBeNull();
});

test('formats by the keyboard', async () => {
  await open();
  const content = screen.getByLabelText<HTMLTextAreaElement>(/^Content/);
  content.setSelectionRange(0, 3);
  fireEvent.keyDown(content, { key: 'b', metaKey: true });
  expect(content).toHaveValue('**See** [the list](/nowhere).');
});

test('a picture needs words; a failure keeps it to try again', async () => {
  await open();
  const request = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
  Object.assign(globalThis, { fetch: request });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  const content = screen.getByLabelText<HTMLTextAreaElement>(/^Content/);
  content.setSelectionRange(0, 0);
  const files = [new File(['x'], 'chart.png', { type: 'image/png' })];
  fireEvent.paste(content, { clipboardData: { types: ['Files'], files } });
  await press('Upload');
  expect(request).not.toHaveBeenCalled();
  expect(field('Alternative text')).toBeInvalid();
  type('Alternative text', 'A chart');
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Upload');
  expect(screen.getByText(/The site does not answer/)).toBeInTheDocument();
  request.mockResolvedValueOnce({
    ...{ ok: true, status: 200 },
    json: async () => ({ url: '/images/blog/a.webp', width: 10, height: 10 }),
  });
  await press('Try again');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(content.value).toMatch(/^!\[A chart\]\(\/images\/blog\/a\.webp\)/);
});

test('finds a broken link and puts it right', async () => {
  await open();
  await wait(1000);
  await wait(1000);
  const finding = screen.getByText('A broken link').closest('li');
  if (!finding) throw new Error('No finding');
  expect(within(finding).getByRole('link')).toHaveAttribute('href', expect.stringContaining('google'));
  await act(async () => void fireEvent.click(within(finding).getByRole('button')));
  expect(field(/^Content/).value).not.toContain('/nowhere');
});

test('shows the preview that the site made', async () => {
  await open();
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Live preview' })));
  await wait(700);
  expect(calls.renderPreview).toHaveBeenCalledWith({ content: fields.content });
  expect(screen.getByText('As readers see it')).toBeInTheDocument();
});

test('an earlier version comes back into the form', async () => {
  await open();
  const version = { id: 'v', changedAt: post.updatedAt, changedBy: 'a@b.example', change: 'Changed: title' };
  calls.listVersions.mockResolvedValue(success([{ ...version, fields: { ...fields, title: 'Long ago' } }]));
  await press('History');
  expect(screen.getByText('a@b.example')).toBeInTheDocument();
  await press(/^Restore the version/);
  expect(field(/^Title/)).toHaveValue('Long ago');
  expect(calls.save).not.toHaveBeenCalled();
});

test('holds whoever follows a link with unsaved changes', async () => {
  await open();
  type(/^Title/, 'Mine');
  const link = document.createElement('a');
  link.href = '/admin';
  document.body.append(link);
  fireEvent.click(link);
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await press('Leave');
  expect(router.push).toHaveBeenCalledWith('/admin');
});

test('tells how long the address of a preview works', async () => {
  await open();
  const tab = { opener: window, location: { href: '' }, close: jest.fn() };
  Object.assign(window, { open: () => tab });
  const link = { url: 'https://site.example/preview/x', expiresAt: '2026-11-28T07:00:00Z' };
  calls.createPreviewLink.mockResolvedValue(success(link));
  await press('Preview');
  expect(tab.location.href).toBe(link.url);
  expect(tab.opener).toBeNull();
  expect(screen.getByText(/can read it until 28 Nov 2026/)).toBeInTheDocument();
});
