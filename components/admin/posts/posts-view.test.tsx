import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import { type PostListView, readPostListView } from '@/lib/blog/admin-list';
import type { DraftEntry } from '@/lib/blog/admin-schema';
import type { IncomingLink } from '@/lib/removal/schema';

const { jest } = import.meta;
const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
const deletePost = jest.fn<Promise<AdminResult<void>>, [unknown]>();
const listLinksTo = jest.fn<Promise<AdminResult<IncomingLink[]>>, [unknown]>();
const discardDraft = jest.fn<Promise<AdminResult<void>>, [unknown]>();
jest.unstable_mockModule('@/lib/addresses/actions', () => ({
  searchPages: async () => ({ status: 'success', data: [] }),
}));
jest.unstable_mockModule('@/lib/bin/admin-actions', () => ({ bringBack: jest.fn() }));
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
jest.unstable_mockModule('@/lib/blog/admin-actions', () => ({ deletePost, discardDraft }));
jest.unstable_mockModule('@/lib/removal/actions', () => ({ listLinksTo }));
const { takeToasts } = await import('@/lib/browser/toast');
const { PostsView } = await import('./posts-view');

// The browser of the tests does not know <search> yet and React says so; anything else is a fault.
const report = console.error;
jest.spyOn(console, 'error').mockImplementation((...words) => {
  if (words[1] !== 'search') report(...words);
});

const everything = readPostListView({});
const post = { id: 'p1', slug: 'a-post', title: 'A post', author: 'Ananya Rao', status: 'published' };
const read = { editedAt: '2026-11-20T18:30:00+00:00', views: 12_345 };
const posts = [
  {
    ...post,
    publishAt: '',
    publishedAt: '2026-01-04T18:30:00+00:00',
    isFeatured: true,
    isPublic: true,
    ...read,
  },
  {
    ...post,
    id: 'p2',
    title: 'Another',
    author: '',
    status: 'draft',
    publishAt: '',
    publishedAt: '',
    isFeatured: false,
    isPublic: false,
    ...read,
  },
];

const draft = {
  id: 'd1',
  postId: 'p1',
  title: 'A post',
  owner: 'me@example.in',
  savedAt: '2026-11-21T07:00:00Z',
};
const drafts: DraftEntry[] = [
  { ...draft, isMine: true, kind: 'changes' },
  { ...draft, id: 'd2', postId: 'p9', title: ' ', isMine: true, kind: 'new' },
  { ...draft, id: 'd3', title: 'Theirs', isMine: false, owner: 'meera@example.in', kind: 'deleted' },
];

function show(view: PostListView = everything, total = 2, shown = posts) {
  return render(<PostsView view={view} list={{ posts: shown, total, page: view.page }} drafts={drafts} />);
}

async function deleteFirst(redirectTo = '') {
  fireEvent.click(screen.getByRole('button', { name: 'Delete “A post”' }));
  const dialog = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this blog post?',
  });
  await act(async () => {});
  fireEvent.change(within(dialog).getByLabelText('Lead its visitors to'), { target: { value: redirectTo } });
  await act(async () => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  });
}

beforeEach(() => {
  for (const method of [...Object.values(router), discardDraft, listLinksTo]) method.mockReset();
  listLinksTo.mockResolvedValue({ status: 'success', data: [] });
  deletePost.mockReset();
  takeToasts();
});

test('shows the posts as specified', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog Admin');
  expect(screen.getByRole('link', { name: 'Create New' })).toHaveAttribute('href', '/admin/blog/new');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Title', 'Author', 'Status', 'Published Date', 'Edited', 'Views', 'Actions'],
  ]);
  const row = within(screen.getByRole('row', { name: /A post/ }));
  expect(row.getByText('Jan 5, 2026')).toBeInTheDocument();
  expect(row.getByText('Published')).toBeInTheDocument();
  expect(row.getByText('Nov 21, 2026')).toBeInTheDocument();
  expect(row.getByText('12,345')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'A post' })).toHaveAttribute('href', '/admin/blog/p1');
  expect(row.getByRole('link', { name: 'View “A post”' })).toHaveAttribute('href', '/blog/a-post');
  expect(screen.queryByRole('link', { name: 'View “Another”' })).toBeNull();
  expect(row.getByRole('link', { name: 'Edit “A post”' })).toHaveAttribute('href', '/admin/blog/p1');
  expect(within(screen.getByRole('row', { name: /Another/ })).getByText('Draft')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Total 2 blog posts');
});

test('says of a draft with a time that it is scheduled', () => {
  const scheduled = posts.slice(1).map((each) => ({ ...each, publishAt: '2026-12-01T04:00:00Z' }));
  show(everything, 1, scheduled);
  const row = within(screen.getByRole('row', { name: /Another/ }));
  expect(row.getByText('Scheduled')).toBeInTheDocument();
  expect(row.queryByText('Draft')).toBeNull();
});

test('says that there is nothing', () => {
  show(everything, 0, []);
  expect(screen.getByText('No blog posts found.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Total 0 blog posts');
});

test('says an outage, and never that there is nothing', () => {
  render(<PostsView view={everything} list={null} drafts={null} />);
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('The drafts that were kept could not be loaded.');
  const alert = within(screen.getAllByRole('alert')[1] ?? document.body);
  expect(alert.getByRole('heading', { name: 'Error' })).toBeInTheDocument();
  expect(alert.getByText('The blog posts could not be loaded. Please try again.')).toBeInTheDocument();
  expect(screen.queryByText('No blog posts found.')).toBeNull();
});

test('lists the drafts that wait for a decision: whose, of what and since when', async () => {
  show();
  const items = within(screen.getByRole('region', { name: 'Drafts kept' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^A postChanges to a post, typed by you on 21 Nov 2026, 12:30/),
    expect.stringMatching(/^UntitledA new post, typed by you/),
    expect.stringMatching(/^TheirsChanges to a post that was deleted, typed by meera@example.in on .*[ap]m$/),
  ]);
  expect(screen.getByRole('link', { name: 'Open the draft “A post”' })).toHaveAttribute(
    'href',
    '/admin/blog/p1?draft=d1',
  );
  discardDraft.mockResolvedValue({ status: 'success', data: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft “A post”' }));
  expect(discardDraft).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Discard draft' })));
  expect(discardDraft).toHaveBeenCalledWith({ id: 'd1', seen: draft.savedAt, writer: null });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open the draft “A post”' })).toBeNull());
});

test('pages keep the search', () => {
  show({ q: 'audit', status: 'draft', page: 2 }, 60);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/admin/blog?q=audit&status=draft&page=3',
  );
});

test('a filter applies at once and begins with the first page', () => {
  show({ q: 'audit', status: '', page: 2 });
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'draft' } });
  expect(router.push).toHaveBeenCalledWith('/admin/blog?q=audit&status=draft', { scroll: false });
});

test('deletes a post after it has asked', async () => {
  deletePost.mockResolvedValue({ status: 'success', data: undefined });
  show();
  await deleteFirst();
  expect(deletePost).toHaveBeenCalledWith({ id: 'p1', redirectTo: '' });
  expect(takeToasts()).toEqual([
    { kind: 'success', message: 'Success', description: 'Blog post deleted successfully.' },
  ]);
  await waitFor(() => expect(screen.queryByRole('row', { name: /A post/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Blog posts' })).toHaveFocus());
  expect(router.refresh).toHaveBeenCalled();
});

test('shows what links to a post before it goes, and keeps a redirect that was refused', async () => {
  const link = { kind: 'post', id: 'p7', label: 'A guide', address: '/admin/blog/p7', hits: 0, total: 2 };
  const redirect = {
    kind: 'redirect',
    id: 'r1',
    label: '/blog/old',
    address: '/blog/a-post',
    hits: 7,
    total: 2,
  };
  listLinksTo.mockResolvedValue({ status: 'success', data: [link, redirect] });
  const message = 'There is no page at /blog/b.';
  deletePost.mockResolvedValueOnce({
    ...{ status: 'failure', reason: 'invalid', message: '', fieldErrors: { redirectTo: message } },
  });
  show();
  await deleteFirst('/blog/b');
  expect(listLinksTo).toHaveBeenCalledWith({ path: '/blog/a-post' });
  expect(deletePost).toHaveBeenLastCalledWith({ id: 'p1', redirectTo: '/blog/b' });
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText('These 2 link to /blog/a-post:')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'A guide' })).toHaveAttribute('href', '/admin/blog/p7');
  expect(dialog.getByText('The redirect from /blog/old, followed 7 times')).toBeInTheDocument();
  expect(dialog.getByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByLabelText('Lead its visitors to')).toHaveValue('/blog/b');
});

test('keeps a post that could not be deleted and says why', async () => {
  deletePost.mockResolvedValue({ status: 'failure', reason: 'session', message: 'Your session has ended.' });
  show();
  await deleteFirst();
  expect(takeToasts()).toEqual([
    {
      kind: 'error',
      message: 'Error',
      description: 'Failed to delete blog post: Your session has ended.',
    },
  ]);
  expect(screen.getByRole('row', { name: /A post/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Log in again/ })).toBeInTheDocument();
});
