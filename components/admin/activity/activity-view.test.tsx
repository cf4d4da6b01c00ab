import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import { readActivityListView } from '@/lib/activity/list-view';
import type { ActivityEntry } from '@/lib/activity/schema';
import type { Change } from '@/lib/activity/values';

const { jest } = import.meta;
const readChange = jest.fn<Promise<AdminResult<Change | null>>, [unknown]>();
const router = { push: jest.fn(), refresh: jest.fn(), replace: jest.fn() };
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
jest.unstable_mockModule('@/lib/activity/admin-actions', () => ({ readChange }));
const { ActivityView } = await import('./activity-view');

// The browser of the tests does not know <search> yet and React says so; anything else is a fault.
const report = console.error;
jest.spyOn(console, 'error').mockImplementation((...words) => {
  if (words[1] !== 'search') report(...words);
});

const made: ActivityEntry = {
  ...{ id: 9, at: '2026-11-22T09:00:00+05:30', kind: 'author', itemId: 'a1', label: 'Ananya' },
  ...{ change: 'changed', fields: ['name'], who: 'asha@example.com' },
};
const gone: ActivityEntry = { ...made, id: 8, itemId: 'a2', label: 'Vikram', change: 'deleted', fields: [] };
const everything = readActivityListView({});
const show = (entries: ActivityEntry[] | null, { hasMore = false, view = everything } = {}) =>
  render(<ActivityView view={view} list={entries && { entries, hasMore, people: [] }} />);
const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));

beforeEach(() => readChange.mockReset());

test('says who changed what and when, and leads to what is still there', () => {
  show([made, gone], { hasMore: true });
  const row = rowOf(/Ananya/);
  expect(row.getByRole('link', { name: 'Ananya' })).toHaveAttribute('href', '/admin/authors/a1');
  expect(row.getByText('Changed: name')).toBeVisible();
  expect(row.getByText('asha@example.com')).toBeVisible();
  expect(row.getByText('22 Nov 2026, 9:00 am')).toBeVisible();
  expect(row.getByRole('link', { name: 'All changes of “Ananya”' })).toHaveAttribute(
    'href',
    '/admin/activity?kind=author&item=a1',
  );
  expect(rowOf(/Vikram/).queryByRole('link', { name: 'Vikram' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Older changes' })).toHaveAttribute(
    'href',
    '/admin/activity?before=8',
  );
});

test('shows before and after when somebody asks, once', async () => {
  readChange.mockResolvedValue({
    status: 'success',
    data: { before: { name: 'Anu' }, after: { name: 'Ananya' }, labels: { name: 'Name' } },
  });
  show([made]);
  const details = screen.getByText('Before and after').closest('details') as HTMLDetailsElement;
  for (const open of [true, false, true])
    await act(async () => {
      details.open = open;
      fireEvent(details, new Event('toggle'));
    });
  expect(readChange).toHaveBeenCalledTimes(1);
  expect(readChange).toHaveBeenCalledWith({ entry: 9 });
  expect(within(details).getByText('Anu')).toBeVisible();
});

test('says what cannot be read', async () => {
  readChange.mockResolvedValue({ status: 'failure', reason: 'unavailable', message: 'Try again.' });
  show([gone]);
  const details = screen.getByText('What went').closest('details') as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('This change could not be loaded. Try again.');
});

test('an empty log and an outage are told apart', () => {
  show([]);
  expect(screen.getByText('No changes found.')).toBeVisible();
  show(null);
  expect(screen.getByText('The activity could not be loaded. Please try again.')).toBeVisible();
});

test('an entry of something that the site knows no more is listed all the same', () => {
  show([{ ...made, kind: 'constructor', label: '' }]);
  expect(screen.getByText('Changed: name')).toBeVisible();
});
