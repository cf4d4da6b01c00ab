import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import { type EditorPost, emptyPost, type KeptDraft } from '@/lib/blog/admin-schema';
import type { PostFields } from '@/lib/blog/post-fields';
import type { ReviewContext } from '@/lib/blog/review';

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
  listPreviewLinks: mocked(),
  revokePreviewLink: mocked(),
};
const listLinksTo = mocked();
const changeLinks = mocked();
jest.unstable_mockModule('@/lib/addresses/actions', () => ({
  searchPages: async () => ({ status: 'success', data: [] }),
}));
jest.unstable_mockModule('@/lib/pictures/admin-actions', () => ({ listPictures: jest.fn() }));
jest.unstable_mockModule('./editor-calls', () => ({ calls }));
jest.unstable_mockModule('@/lib/removal/actions', () => ({ listLinksTo, changeLinks }));
// The plain field is what stays when the editor cannot be loaded.
jest.unstable_mockModule('./code-mirror', () => {
  throw new Error('Loading failed');
});
const router = { push: jest.fn() };
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
await import('@/lib/blog/review');
const { takeToasts } = await import('@/lib/browser/toast');
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
    render(
      <PostEditor
        {...{ id, post, authors, site, drafts: [], othersDrafts: [], wantedDraft: '', owner: 'me', ...props }}
        key={props.id}
      />,
    ),
  );
const keptDraft: KeptDraft = {
  id: '55555555-5555-4555-8555-555555555555',
  fields: { ...fields, title: 'Typed elsewhere' },
  ...{ savedAt: theirs.updatedAt, seen: theirs.updatedAt, basedOn: post.updatedAt },
};
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const leaveByLink = () =>
  act(async () => {
    const link = document.createElement('a');
    link.href = '/admin';
    document.body.append(link);
    fireEvent.click(link);
  });
const toasts = () => takeToasts().map(({ message, description }) => `${message}: ${description}`);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  takeToasts();
  router.push.mockReset();
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(failure('unavailable'));
  calls.loadReviewContext.mockResolvedValue(success(context));
  calls.storeDraft.mockImplementation(async (input) =>
    success({ id: (input as { id: string }).id, savedAt: '2026-11-21T08:00:00+00:00' }),
  );
  calls.discardDraft.mockResolvedValue(success(undefined));
  calls.renderPreview.mockResolvedValue(success('<p>As readers see it</p>'));
});
afterEach(() => jest.useRealTimers());

test('marks what is required and sends nothing', async () => {
  await open({ post: null });
  await press('Save');
  expect(field(/^Title/)).toBeInvalid();
  expect(field(/^Excerpt/)).toBeValid();
  expect(field(/^Excerpt/)).not.toBeRequired();
  type('Status', 'published');
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
  calls.save.mockResolvedValue(success({ kind: 'saved', stored: post }));
  type(/^Title/, fields.title);
  type(/^Content/, fields.content);
  type(/^Excerpt/, fields.excerpt);
  type(/^Featured image/, fields.featured_image);
  type(/^Alternative text/, fields.featured_image_alt);
  type(/^Author/, fields.author_id);
  await press('Save');
  expect(calls.save).toHaveBeenCalledWith({ id, expected: null, fields, draft: expect.any(String) });
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
  calls.save.mockResolvedValueOnce(success({ kind: 'saved', stored: { ...theirs, updatedAt: 'later' } }));
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
    success({ kind: 'saved', stored: { ...post, fields: { ...fields, title: 'Mine' } } }),
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
    expect.objectContaining({ postId: id, basedOn: post.updatedAt, seen: null }),
  );
  unmount();
  await open({ owner: 'somebody else' });
  expect(screen.queryByText(/never saved/)).toBeNull();
  cleanup();
  await open();
  expect(field(/^Content/)).toHaveValue(fields.content);
  await press(/^Restore what you typed on/);
  expect(field(/^Content/)).toHaveValue('Typed before the crash');
});

test('a draft nobody has decided about outlives what is typed and saved beside it', async () => {
  await open({ drafts: [keptDraft] });
  type(/^Content/, 'Something else');
  await wait(4000);
  const [beside] = calls.storeDraft.mock.calls.map(([input]) => input as { id: string });
  expect(beside?.id).not.toBe(keptDraft.id);
  expect(screen.getByText(/^Unsaved changes. Draft kept at/)).toBeInTheDocument();
  calls.save.mockResolvedValue(success({ kind: 'saved', stored: { ...post, updatedAt: 'later' } }));
  await press('Save');
  expect(calls.save).toHaveBeenCalledWith(expect.objectContaining({ draft: beside?.id }));
  expect(calls.discardDraft.mock.calls.map(([input]) => (input as { id: string }).id)).toEqual([beside?.id]);
  expect(screen.getByText(/never saved/)).toBeInTheDocument();
});

test('a restored draft is gone on with, and what it took the place of is offered in its turn', async () => {
  await open({ drafts: [keptDraft] });
  type(/^Content/, 'Typed before restoring');
  await press(/^Restore what you typed on/);
  expect(field(/^Title/)).toHaveValue('Typed elsewhere');
  expect(field(/^Content/)).toHaveValue(fields.content);
  await wait(4000);
  const stored = calls.storeDraft.mock.calls.map(([input]) => input as KeptDraft);
  expect(stored.map(({ fields: { content } }) => content)).toEqual([
    ...['Typed before restoring', fields.content],
  ]);
  expect(stored[1]).toMatchObject({ id: keptDraft.id, seen: keptDraft.seen });
  await press(/^Restore what you typed on/);
  expect(field(/^Content/)).toHaveValue('Typed before restoring');
});

test('a draft that was chosen from the list is in the form at once', async () => {
  await open({ post: null, drafts: [keptDraft], wantedDraft: keptDraft.id });
  expect(field(/^Title/)).toHaveValue('Typed elsewhere');
  expect(screen.queryByText(/never saved/)).toBeNull();
  calls.save.mockResolvedValue(success({ kind: 'saved', stored: post }));
  await press('Save');
  expect(calls.save).toHaveBeenCalledWith(
    expect.objectContaining({ id, expected: null, draft: keptDraft.id }),
  );
});

test('another new post knows nothing of the draft of the first', async () => {
  const first = await open({ post: null });
  type(/^Title/, 'The first');
  await wait(4000);
  first.unmount();
  await open({ id: keptDraft.id, post: null });
  expect(screen.queryByText(/never saved/)).toBeNull();
});

test('an unwanted draft is thrown away after a question, as it was seen', async () => {
  await open({ drafts: [keptDraft] });
  await press('Discard');
  expect(calls.discardDraft).not.toHaveBeenCalled();
  calls.discardDraft.mockResolvedValueOnce(failure('unavailable', 'The site does not answer.'));
  await press('Discard draft');
  expect(toasts()).toEqual(['Error: The draft was not discarded: The site does not answer.']);
  await press('Discard');
  await press('Discard draft');
  expect(calls.discardDraft).toHaveBeenLastCalledWith({
    ...{ id: keptDraft.id, seen: keptDraft.seen, writer: expect.any(String) },
  });
  expect(screen.queryByText(/never saved/)).toBeNull();
});

test('says where the draft is when the site does not answer, tries again, and warns before leaving', async () => {
  await open();
  calls.storeDraft.mockResolvedValue(failure('unavailable', 'The site does not answer.'));
  type(/^Title/, 'Offline');
  await wait(4000);
  expect(screen.getByText(/^The draft is kept in this tab only\. The site does not answer\./)).toBeVisible();
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  type(/^Title/, 'Offline and full');
  await wait(15_000);
  expect(screen.getByText(/^No draft is kept: copy what you need/)).toBeVisible();
  refused.mockRestore();
  await leaveByLink();
  await press('Leave');
  expect(router.push).not.toHaveBeenCalled();
  expect(screen.getByText(/^The draft could not be stored/)).toBeInTheDocument();
  await press('Cancel');
  calls.storeDraft.mockResolvedValue(success({ id: keptDraft.id, savedAt: theirs.updatedAt }));
  await wait(15_000);
  expect(screen.getByText(/^Unsaved changes. Draft kept at/)).toBeInTheDocument();
});

test('a page that is left by Back sends what was typed last', async () => {
  const { unmount } = await open();
  type(/^Title/, 'Typed a moment ago');
  unmount();
  await wait(0);
  expect(calls.storeDraft).toHaveBeenCalledWith(
    expect.objectContaining({ fields: expect.objectContaining({ title: 'Typed a moment ago' }) }),
  );
});

test('what was laid aside while the site was away is stored when it is back', async () => {
  await open({ drafts: [keptDraft] });
  type(/^Title/, 'Typed offline');
  calls.storeDraft.mockResolvedValueOnce(failure('unavailable'));
  await press(/^Restore what you typed on/);
  await wait(15_000);
  const titles = calls.storeDraft.mock.calls.map(([input]) => (input as KeptDraft).fields.title);
  expect(titles.filter((title) => title === 'Typed offline')).toHaveLength(2);
});

test('says that a colleague is writing too', async () => {
  const theirDraft = { id: keptDraft.id, postId: id, title: '', owner: 'meera@example.in', isMine: false };
  await open({ othersDrafts: [{ ...theirDraft, kind: 'changes', savedAt: theirs.updatedAt }] });
  expect(screen.getByText(/^meera@example.in typed into this post on 21 Nov 2026/)).toBeInTheDocument();
});

test('loading their version keeps mine as a draft', async () => {
  await open();
  calls.save.mockResolvedValueOnce(success({ kind: 'conflict', theirs }));
  type(/^Title/, 'My reports');
  await press('Save');
  await press('Load their version');
  await press(/^Restore what you typed on/);
  expect(field(/^Title/)).toHaveValue('My reports');
});

test('a save with nothing to save says so and sends nothing', async () => {
  await open();
  await press('Save');
  expect(calls.save).not.toHaveBeenCalled();
  expect(toasts()).toEqual(['Nothing to save: Everything is saved.']);
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
  await act(async () => void fireEvent.mouseDown(screen.getByRole('tab', { name: 'Live preview' })));
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
  await leaveByLink();
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await press('Leave');
  expect(router.push).toHaveBeenCalledWith('/admin');
});

test('asks before what must be fixed is published, and publishes it all the same when told twice', async () => {
  await open();
  type('Status', 'published');
  await press('Save');
  const dialog = screen.getByRole('alertdialog', { name: 'Publish although something must be fixed?' });
  expect(within(dialog).getByText('A broken link.')).toBeInTheDocument();
  await press('Cancel');
  expect(calls.save).not.toHaveBeenCalled();
  await press('Save');
  await press('Publish anyway');
  expect(calls.save).toHaveBeenCalledTimes(1);
});

test('publishes without a question when nothing must be fixed, and links to the page from then on', async () => {
  await open({ post: { ...post, wasPublic: false, fields: { ...fields, content: 'Read [us](/contact).' } } });
  expect(screen.queryByRole('link', { name: 'View post' })).toBeNull();
  const stored = { ...fields, content: 'Read [us](/contact).', status: 'published' as const };
  calls.save.mockResolvedValue(success({ kind: 'saved', stored: { ...post, fields: stored } }));
  type('Status', 'published');
  await press('Save');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'View post' })).toHaveAttribute('href', '/blog/crawl-reports');
});

test('shows what links to a post before it is unpublished', async () => {
  listLinksTo.mockResolvedValue(
    success([{ kind: 'city page', id: 'c', label: 'SEO in Delhi', address: '/services/seo/delhi', hits: 0 }]),
  );
  await open({ post: { ...post, fields: { ...fields, status: 'published' } } });
  type('Status', 'draft');
  await press('Save');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Unpublish this post?' }));
  expect(listLinksTo).toHaveBeenCalledWith({ path: '/blog/crawl-reports' });
  expect(dialog.getByRole('link', { name: 'SEO in Delhi' })).toBeInTheDocument();
  expect(calls.save).not.toHaveBeenCalled();
  await press('Unpublish');
  expect(calls.save).toHaveBeenCalledTimes(1);
});

test('lists the preview links that work, and ends one', async () => {
  const link = {
    id: 'l1',
    url: 'https://site.example/preview/x',
    madeBy: 'me@example.in',
    madeAt: theirs.updatedAt,
  };
  calls.listPreviewLinks.mockResolvedValue(success([{ ...link, expiresAt: '2026-11-28T07:00:00Z' }]));
  await open();
  const summary = screen.getByText('Preview links that work');
  const details = summary.closest('details');
  if (!details) throw new Error('No details');
  details.open = true;
  await act(async () => void fireEvent(details, new Event('toggle')));
  expect(screen.getByText(/by me@example.in; works until 28 Nov 2026/)).toBeInTheDocument();
  await press(/^Revoke the link made on/);
  expect(screen.getByText('The link still works. No.')).toBeInTheDocument();
  calls.revokePreviewLink.mockResolvedValue(success(undefined));
  await press(/^Revoke the link made on/);
  expect(calls.revokePreviewLink).toHaveBeenCalledWith({ id: 'l1' });
  expect(screen.getByText('No preview link works.')).toBeInTheDocument();
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
