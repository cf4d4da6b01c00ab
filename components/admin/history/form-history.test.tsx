import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import type { ActivityEntry } from '@/lib/activity/schema';

const { jest } = import.meta;
const listHistory = jest.fn<Promise<AdminResult<ActivityEntry[]>>, [unknown]>();
const readState = jest.fn<Promise<AdminResult<unknown>>, [unknown]>();
jest.unstable_mockModule('@/lib/activity/admin-actions', () => ({ listHistory, readState }));
const { FormHistory } = await import('./form-history');

type Fields = { name: string };
const entry: ActivityEntry = {
  ...{ id: 7, at: '2026-11-22T09:00:00+05:30', kind: 'author', itemId: 'a1', label: 'Ananya' },
  ...{ change: 'changed', fields: ['name'], who: 'asha@example.com' },
};
const item = {
  ...{ kind: 'author', itemId: 'a1', labels: { name: 'Name' } },
  toFields: (row: unknown) => row as Fields,
};
const replace = jest.fn();
const show = (fields: Fields) => <FormHistory form={{ fields, replace }} item={item} />;
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

beforeEach(() => {
  replace.mockReset();
  listHistory.mockReset().mockResolvedValue({ status: 'success', data: [entry] });
  readState.mockReset().mockResolvedValue({ status: 'success', data: { name: 'Ananya' } });
});

test('an earlier state is put into the form, and what was typed can be put back', async () => {
  const { rerender } = render(show({ name: 'Typed' }));
  await press('History');
  expect(listHistory).toHaveBeenCalledWith({ kind: 'author', itemId: 'a1' });
  expect(screen.getByText('Changed: name')).toBeVisible();
  expect(screen.getByText('22 Nov 2026, 9:00 am')).toBeVisible();
  await press('Load the state before 22 Nov 2026, 9:00 am into the form');
  expect(readState).toHaveBeenCalledWith({ entry: 7, isBefore: true });
  expect(replace).toHaveBeenLastCalledWith({ name: 'Ananya' });
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(show({ name: 'Ananya' }));
  await press('Put back what I had');
  expect(replace).toHaveBeenLastCalledWith({ name: 'Typed' });
});

test('a state is compared with the form as it is', async () => {
  render(show({ name: 'Typed' }));
  await press('History');
  const details = within(screen.getByRole('dialog')).getAllByRole('group')[0] as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
  expect(within(details).getByText('Name')).toBeVisible();
});

test('what cannot be read is said, and the form stays as it is', async () => {
  readState.mockResolvedValue({ status: 'failure', reason: 'unavailable', message: 'Try again.' });
  render(show({ name: 'Typed' }));
  await press('History');
  await press('Load the state of 22 Nov 2026, 9:00 am into the form');
  expect(screen.getByRole('alert')).toHaveTextContent('This state could not be loaded. Try again.');
  expect(replace).not.toHaveBeenCalled();
});

test('an outage is no empty history', async () => {
  listHistory.mockResolvedValue({ status: 'failure', reason: 'unavailable', message: 'Try again.' });
  render(show({ name: 'Typed' }));
  await press('History');
  expect(screen.getByText('The history could not be loaded. Try again.')).toBeVisible();
  expect(screen.queryByText('Nothing was changed yet.')).toBeNull();
});
