import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import { type PostListView, readPostListView } from '@/lib/blog/admin-list';

const { jest } = import.meta;
const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
const deletePost = jest.fn<Promise<AdminResult<void>>, [unknown]>();
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
jest.unstable_mockModule('@/lib/blog/admin-actions', () => ({ deletePost }));
const { takeToasts } = await import('@/lib/toast');
const { PostsView } = await import('./posts-view');

// The browser of the tests does not know <search> yet and React says so; anything else is a fault.
const report = console.error;
jest.spyOn(console, 'error').mockImplementation((...words) => {
  if (words[1] !== 'search') report(...words);
});

const everything = readPostListView({});
const post = { id: 'p1', slug: 'a-post', title: 'A post', author: 'Ananya Rao', status: 'published' };
const posts = [
  { ...post, publishedAt: '2026-01-04T18:30:00+00:00', isFeatured: true },
  { ...post, id: 'p2', title: 'Another', author: '', status: 'draft', publishedAt: '', isFeatured: false },
];

function show(view: PostListView = everything, total = 2, shown = posts) {
  return render(<PostsView view={view} list={{ posts: shown, total, page: view.page }} />);
}

async function deleteFirst() {
  fireEvent.click(screen.getByRole('button', { name: 'Delete “A post”' }));
  const dialog = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this blog post?',
  });
  await act(async () => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  });
}

beforeEach(() => {
  for (const method of Object.values(router)) method.mockReset();
  deletePost.mockReset();
  takeToasts();
});

test('shows the posts as specified', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog Admin');
  expect(screen.getByRole('link', { name: 'Create New' })).toHaveAttribute('href', '/admin/blog/new');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Title', 'Author', 'Status', 'Published Date', 'Actions'],
  ]);
  const row = within(screen.getByRole('row', { name: /A post/ }));
  expect(row.getByText('Jan 5, 2026')).toBeInTheDocument();
  expect(row.getByText('Published')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Edit “A post”' })).toHaveAttribute('href', '/admin/blog/p1');
  expect(within(screen.getByRole('row', { name: /Another/ })).getByText('Draft')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Total 2 blog posts');
});

test('says that there is nothing', () => {
  show(everything, 0, []);
  expect(screen.getByText('No blog posts found.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Total 0 blog posts');
});

test('says an outage, and never that there is nothing', () => {
  render(<PostsView view={everything} list={null} />);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { name: 'Error' })).toBeInTheDocument();
  expect(alert.getByText('The blog posts could not be loaded. Please try again.')).toBeInTheDocument();
  expect(screen.queryByText('No blog posts found.')).toBeNull();
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
  expect(deletePost).toHaveBeenCalledWith({ id: 'p1' });
  expect(takeToasts()).toEqual([
    { kind: 'success', message: 'Success', description: 'Blog post deleted successfully.' },
  ]);
  await waitFor(() => expect(screen.queryByText('A post')).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Blog posts' })).toHaveFocus());
  expect(router.refresh).toHaveBeenCalled();
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
