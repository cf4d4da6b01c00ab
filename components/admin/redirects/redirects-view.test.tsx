import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';

const { jest } = import.meta;
const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
const saveRedirect = jest.fn<Promise<AdminResult<unknown>>, [unknown]>();
const removeRedirect = jest.fn<Promise<AdminResult<unknown>>, [unknown]>();
jest.unstable_mockModule('@/lib/addresses/actions', () => ({
  searchPages: async () => ({ status: 'success', data: [] }),
}));
jest.unstable_mockModule('@/lib/bin/admin-actions', () => ({ bringBack: jest.fn() }));
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
jest.unstable_mockModule('@/lib/redirects/admin-actions', () => ({ saveRedirect, removeRedirect }));
const { takeToasts } = await import('@/lib/browser/toast');
const { RedirectsView } = await import('./redirects-view');

// The browser of the tests does not know <search> yet and React says so; anything else is a fault.
const report = console.error;
jest.spyOn(console, 'error').mockImplementation((...words) => {
  if (words[1] !== 'search') report(...words);
});

const redirect = { id: 'r1', source: '/old', target: '/new', hits: 65_600, lastHitAt: null };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function add(source: string, target: string) {
  fireEvent.change(field('Old address'), { target: { value: source } });
  fireEvent.change(field('New address'), { target: { value: target } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Add Redirect' }));
  });
}

beforeEach(() => {
  sessionStorage.clear();
  for (const mock of [...Object.values(router), saveRedirect, removeRedirect]) mock.mockReset();
  takeToasts();
  render(<RedirectsView view={{ q: '', page: 1 }} list={{ redirects: [redirect], total: 1, page: 1 }} />);
});

test('lists where addresses lead and how often they were asked for', () => {
  const row = within(screen.getByRole('row', { name: /\/old/ }));
  expect(row.getByRole('link', { name: '/new' })).toHaveAttribute('href', '/new');
  expect(row.getByText('65,600')).toBeInTheDocument();
  expect(row.getByText('Never')).toBeInTheDocument();
});

test('adds a redirect and says where it really leads', async () => {
  const data = { ...redirect, id: 'r2', source: '/older', target: '/new' };
  saveRedirect.mockResolvedValue({ status: 'success', data });
  await add('/older', '/old');
  expect(saveRedirect).toHaveBeenCalledWith({ id: null, source: '/older', target: '/old' });
  expect(takeToasts()[0]?.description).toBe(
    'Redirect added. /older leads straight to /new, to which the address you gave has moved.',
  );
  expect(field('Old address').value).toBe('');
  expect(router.refresh).toHaveBeenCalled();
});

test('says at the field what is wrong, and keeps what was typed', async () => {
  const fieldErrors = { target: 'This redirect would lead back to /old, where it starts.' };
  saveRedirect.mockResolvedValue({ status: 'failure', reason: 'invalid', message: '', fieldErrors });
  await add('/new', '/old');
  expect(field('New address')).toHaveAccessibleDescription(
    expect.stringContaining('This redirect would lead back to /old, where it starts.'),
  );
  expect(field('New address').value).toBe('/old');
  await waitFor(() => expect(field('New address')).toHaveFocus());
});

test('edits a redirect in a dialog', async () => {
  saveRedirect.mockResolvedValue({ status: 'success', data: { ...redirect, target: '/newer' } });
  fireEvent.click(screen.getByRole('button', { name: 'Edit the redirect from /old' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Redirect' }));
  fireEvent.change(dialog.getByRole('combobox', { name: 'New address' }), { target: { value: '/newer' } });
  await act(async () => {
    fireEvent.click(dialog.getByRole('button', { name: 'Save Redirect' }));
  });
  expect(saveRedirect).toHaveBeenCalledWith({ id: 'r1', source: '/old', target: '/newer' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('removes a redirect after it has asked', async () => {
  removeRedirect.mockResolvedValue({ status: 'success', data: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the redirect from /old' }));
  await act(async () => {
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  });
  expect(removeRedirect).toHaveBeenCalledWith({ id: 'r1' });
  expect(screen.queryByText('/old')).toBeNull();
});
