import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import { emptyAuthor } from '@/lib/authors/admin-schema';
import type { BroughtBack } from '@/lib/bin/schema';

const { jest } = import.meta;
const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
const bringBack = jest.fn<Promise<AdminResult<BroughtBack>>, [unknown]>();
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
jest.unstable_mockModule('@/lib/bin/admin-actions', () => ({ bringBack }));
jest.unstable_mockModule('@/lib/addresses/actions', () => ({ searchPages: jest.fn() }));
jest.unstable_mockModule('@/lib/removal/actions', () => ({
  listLinksTo: async () => ({ status: 'success', data: [] }),
}));
jest.unstable_mockModule('@/lib/authors/admin-actions', () => ({
  deleteAuthor: async () => ({ status: 'success', data: undefined }),
}));
const { AuthorsView } = await import('./authors-view');

const fields = { ...emptyAuthor, name: 'Kavita Menon', slug: 'kavita-menon' };
const author = { id: 'a1', updatedAt: '2026-11-20T18:30:00+00:00', articles: 0, fields };

test('the only author is deleted and brought back on the spot, and the list is read anew each time', async () => {
  bringBack.mockResolvedValue({ status: 'success', data: { label: 'Kavita Menon', notes: [] } });
  const { rerender } = render(<AuthorsView authors={[author]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete Kavita Menon' }));
  await act(async () => {
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  });
  expect(router.refresh).toHaveBeenCalledTimes(1);
  rerender(<AuthorsView authors={[]} />);
  expect(screen.getByText('No authors found.')).toBeVisible();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Bring back' }));
  });
  expect(router.refresh).toHaveBeenCalledTimes(2);
  rerender(<AuthorsView authors={[author]} />);
  expect(screen.getByRole('row', { name: /Kavita Menon/ })).toBeVisible();
});
