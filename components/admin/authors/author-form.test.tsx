import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { AdminResult } from '@/lib/action';
import type { SaveAnswer } from '@/lib/action/save-answer';
import { type EditorAuthor, emptyAuthor } from '@/lib/authors/admin-schema';
import type { IncomingLink } from '@/lib/removal/schema';

const { jest } = import.meta;
const listLinksTo = jest.fn<Promise<AdminResult<IncomingLink[]>>, [unknown]>();
const changeLinks = jest.fn<Promise<AdminResult<number>>, [unknown]>();
const router = { push: jest.fn() };
const saveAuthor = jest.fn<Promise<AdminResult<SaveAnswer<EditorAuthor>>>, [unknown]>();
jest.unstable_mockModule('@/lib/pictures/admin-actions', () => ({ listPictures: jest.fn() }));
jest.unstable_mockModule('@/lib/removal/actions', () => ({ listLinksTo, changeLinks }));
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
jest.unstable_mockModule('@/lib/authors/admin-actions', () => ({ saveAuthor }));
jest.unstable_mockModule('@/lib/pictures/admin-actions', () => ({ listPictures: jest.fn() }));
jest.unstable_mockModule('@/lib/activity/admin-actions', () => ({
  listHistory: jest.fn(),
  readState: jest.fn(),
}));
const { takeToasts } = await import('@/lib/browser/toast');
const { AuthorForm } = await import('./author-form');

const fields = { ...emptyAuthor, name: 'Ananya Rao', slug: 'ananya-rao', short_bio: 'Founder' };
const author = { id: 'a1', updatedAt: 'first', fields };
const theirs = { id: 'a1', updatedAt: 'second', fields: { ...fields, short_bio: 'Founder and head' } };
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

beforeEach(() => {
  router.push.mockReset();
  saveAuthor.mockReset();
  sessionStorage.clear();
  takeToasts();
});

test('a new author gets a slug from the name until one is typed', async () => {
  saveAuthor.mockResolvedValue({ status: 'success', data: { kind: 'saved', stored: author } });
  render(<AuthorForm author={null} />);
  type('Name', 'Ananya Rao');
  expect(field('Slug').value).toBe('ananya-rao');
  type('Slug', 'ananya');
  type('Name', 'Ananya R.');
  expect(field('Slug').value).toBe('ananya');
  await press('Create Author');
  expect(saveAuthor).toHaveBeenCalledWith({
    ...emptyAuthor,
    name: 'Ananya R.',
    slug: 'ananya',
    id: null,
    expected: null,
  });
  expect(router.push).toHaveBeenCalledWith('/admin/authors');
});

/** @param type what is done before the code of the page has come */
async function openLate(type: () => void): Promise<HTMLElement> {
  // The build for browsers needs more of one than jsdom has.
  const { renderToString } = await import('react-dom/server.node');
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<AuthorForm author={null} />);
  expect(screen.getByRole('button', { name: 'Create Author' })).toBeDisabled();
  type();
  await act(async () => void hydrateRoot(page, <AuthorForm author={null} />));
  expect(screen.getByRole('button', { name: 'Create Author' })).toBeEnabled();
  return page;
}

test('what was typed before the page came to life stays', async () => {
  const page = await openLate(() => {
    field('Name').value = 'Leela Thomas';
    field('Short bio').value = 'Writes about maps.';
  });
  expect([field('Name').value, field('Short bio').value]).toEqual(['Leela Thomas', 'Writes about maps.']);
  type('Website', 'https://leela.example.in');
  expect(field('Name').value).toBe('Leela Thomas');
  expect(field('Slug').value).toBe('leela-thomas');
  expect(field('Short bio').value).toBe('Writes about maps.');
  page.remove();
});

test('a slug that the page fills in under the cursor as it comes to life is selected, so that what is typed replaces it', async () => {
  const page = await openLate(() => {
    field('Name').value = 'Leela Thomas';
    field('Slug').focus();
  });
  const { value, selectionStart, selectionEnd } = field('Slug');
  expect([value, selectionStart, selectionEnd]).toEqual(['leela-thomas', 0, 'leela-thomas'.length]);
  // Only then: whoever goes on typing keeps the cursor where it is.
  type('Slug', 'leela');
  field('Slug').setSelectionRange(5, 5);
  type('Slug', 'leela-t');
  expect(field('Slug').selectionStart).toBe(field('Slug').selectionEnd);
  page.remove();
});

test('a slug that had been begun by then stays as it is, and so does the cursor', async () => {
  const page = await openLate(() => {
    field('Name').value = 'Leela Thomas';
    field('Slug').focus();
    field('Slug').value = 'le';
    field('Slug').setSelectionRange(2, 2);
  });
  const { value, selectionStart, selectionEnd } = field('Slug');
  expect([value, selectionStart, selectionEnd]).toEqual(['le', 2, 2]);
  page.remove();
});

test('the name of an author who has a page leaves its slug alone', () => {
  render(<AuthorForm author={author} />);
  type('Name', 'A. Rao');
  expect(field('Slug').value).toBe('ananya-rao');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
});

test('says at the field what is wrong', async () => {
  const fieldErrors = { website: 'Please enter an address that starts with https:// or http://.' };
  saveAuthor.mockResolvedValue({
    status: 'failure',
    reason: 'invalid',
    message: 'Please correct.',
    fieldErrors,
  });
  render(<AuthorForm author={author} />);
  type('Website', 'example.in');
  await press('Save Author');
  expect(field('Website')).toHaveAccessibleDescription(fieldErrors.website);
  await waitFor(() => expect(field('Website')).toHaveFocus());
});

test('the second of two people decides whose version stays', async () => {
  saveAuthor.mockResolvedValueOnce({ status: 'success', data: { kind: 'conflict', theirs } });
  render(<AuthorForm author={author} />);
  type('Short bio', 'Writer');
  await press('Save Author');
  expect(saveAuthor).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'a1', expected: 'first' }));
  expect(within(screen.getByRole('alert')).getByText('Short bio')).toBeInTheDocument();
  expect(screen.getByText('Founder and head')).toBeInTheDocument();
  expect(field('Short bio').value).toBe('Writer');

  const mine = { ...theirs, updatedAt: 'third', fields: { ...fields, short_bio: 'Writer' } };
  saveAuthor.mockResolvedValueOnce({ status: 'success', data: { kind: 'saved', stored: mine } });
  await press('Overwrite with mine');
  expect(saveAuthor).toHaveBeenLastCalledWith(
    expect.objectContaining({ expected: 'second', short_bio: 'Writer' }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('their version can be taken instead', async () => {
  saveAuthor.mockResolvedValueOnce({ status: 'success', data: { kind: 'conflict', theirs } });
  render(<AuthorForm author={author} />);
  type('Short bio', 'Writer');
  await press('Save Author');
  await press('Load their version');
  expect(field('Short bio').value).toBe('Founder and head');
});

test('an ended session is said at the button and keeps what was typed', async () => {
  saveAuthor.mockResolvedValue({ status: 'failure', reason: 'session', message: 'Your session has ended.' });
  render(<AuthorForm author={author} />);
  type('Full bio', 'Long text');
  await press('Save Author');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Log in again');
  expect(alert.nextElementSibling).toContainElement(screen.getByRole('button', { name: 'Save Author' }));
  expect(field('Full bio').value).toBe('Long text');
});

test('what was typed outlives a reload, and is not left behind unasked', async () => {
  const { unmount } = render(<AuthorForm author={author} />);
  type('Full bio', 'Long text');
  unmount();
  render(<AuthorForm author={author} />);
  expect(field('Full bio').value).toBe('Long text');
  expect(screen.getByText(/What you typed earlier and did not save is back\./)).toBeInTheDocument();
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Back to Authors' })));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  await press('Leave');
  expect(router.push).toHaveBeenCalledWith('/admin/authors');
});

test('whoever goes on typing while a new author is saved stays with what they typed', async () => {
  let answer: (result: AdminResult<SaveAnswer<EditorAuthor>>) => void = () => {};
  saveAuthor.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  render(<AuthorForm author={null} />);
  type('Name', 'Ananya Rao');
  await press('Create Author');
  type('Short bio', 'Typed meanwhile');
  await act(async () => answer({ status: 'success', data: { kind: 'saved', stored: author } }));
  expect(router.push).not.toHaveBeenCalled();
  expect(field('Short bio').value).toBe('Typed meanwhile');
  await press('Save Author');
  expect(saveAuthor).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'a1', expected: 'first' }));
});

test('a changed slug shows what links to the page, and the links follow once it is saved', async () => {
  const link = { kind: 'post', id: 'p1', label: 'A guide', address: '/admin/blog/p1', hits: 0, total: 1 };
  listLinksTo.mockResolvedValue({ status: 'success', data: [link] });
  changeLinks.mockResolvedValue({ status: 'success', data: 1 });
  const moved = { ...author, updatedAt: 'second', fields: { ...fields, slug: 'ananya' } };
  saveAuthor.mockResolvedValue({ status: 'success', data: { kind: 'saved', stored: moved } });
  render(<AuthorForm author={author} />);
  expect(listLinksTo).not.toHaveBeenCalled();
  await act(async () => type('Slug', 'ananya'));
  expect(listLinksTo).toHaveBeenCalledWith({ path: '/author/ananya-rao' });
  expect(
    screen.getByText(/Readers of \/author\/ananya-rao will be led to \/author\/ananya/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'A guide' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Change these links/ }));
  expect(changeLinks).not.toHaveBeenCalled();
  await press('Save Author');
  expect(changeLinks).toHaveBeenCalledWith({ former: '/author/ananya-rao', next: '/author/ananya' });
  await waitFor(() => expect(takeToasts().map(({ message }) => message)).toContain('Links changed'));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
