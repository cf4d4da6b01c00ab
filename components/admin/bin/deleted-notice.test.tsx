import { act, fireEvent, render, screen } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import type { BroughtBack } from '@/lib/bin/schema';

const { jest } = import.meta;
const bringBack = jest.fn<Promise<AdminResult<BroughtBack>>, [unknown]>();
jest.unstable_mockModule('@/lib/bin/admin-actions', () => ({ bringBack }));
const { DeletedNotice } = await import('./deleted-notice');

const item = { kind: 'article', itemId: 'p1', label: 'A post' };
const onBack = jest.fn();
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Bring back' }));
  });

beforeEach(() => {
  onBack.mockReset();
  bringBack.mockReset();
});

test('what was deleted is brought back where it was deleted, and what became of it is said', async () => {
  bringBack.mockResolvedValue({ status: 'success', data: { label: 'A post', notes: ['It is a draft.'] } });
  const { rerender } = render(<DeletedNotice item={item} onBack={onBack} />);
  await press();
  expect(bringBack).toHaveBeenCalledWith({ kind: 'article', itemId: 'p1' });
  expect(onBack).toHaveBeenCalledWith(item);
  rerender(<DeletedNotice item={null} onBack={onBack} />);
  expect(screen.getByRole('link', { name: '“A post”' })).toHaveAttribute('href', '/admin/blog/p1');
  expect(screen.getByText('It is a draft.')).toBeVisible();
});

test('what is not brought back says why, and can be tried again', async () => {
  bringBack.mockResolvedValue({ status: 'failure', reason: 'invalid', message: 'There is another one.' });
  render(<DeletedNotice item={item} onBack={onBack} />);
  await press();
  expect(screen.getByText('“A post” was not brought back. There is another one.')).toBeVisible();
  expect(onBack).not.toHaveBeenCalled();
  await press();
  expect(bringBack).toHaveBeenCalledTimes(2);
});

test('while nothing was deleted nothing is said', () => {
  const { container } = render(<DeletedNotice item={null} onBack={onBack} />);
  expect(container).toHaveTextContent('');
});
