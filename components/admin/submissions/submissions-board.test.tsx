import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import { defaultLinks } from '@/lib/services/link';
import { serviceOptions } from '@/lib/services/options';
import type { Submission } from '@/lib/submissions/admin-row';

const services = serviceOptions(defaultLinks);
const { jest } = import.meta;
type Action = (input: unknown) => Promise<AdminResult<unknown>>;
const actions = {
  readSubmissionRecord: jest.fn<ReturnType<Action>, [unknown]>(),
  setSubmissionStatus: jest.fn<ReturnType<Action>, [unknown]>(),
  setSubmissionDeleted: jest.fn<ReturnType<Action>, [unknown]>(),
  addSubmissionNote: jest.fn<ReturnType<Action>, [unknown]>(),
  resendNotification: jest.fn<ReturnType<Action>, [unknown]>(),
};
jest.unstable_mockModule('@/lib/submissions/admin-actions', () => actions);
const { takeToasts } = await import('@/lib/browser/toast');
const { readView } = await import('@/lib/submissions/filters');
const { SubmissionsBoard } = await import('./submissions-board');

const submission = (number: number, name: string): Submission => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name,
  email: 'a.rao@example.in',
  phone: '+91 98765 43210',
  company: 'Rao & Sons',
  website: 'javascript:alert(1)',
  service_interest: 'local-seo',
  city: null,
  message: 'First line\nSecond line',
  status: 'new',
  captcha: 'verified',
  landing_page: '/services?utm_source=news',
  referrer: null,
  utm: { source: 'news' },
  created_at: '2026-11-20T18:35:00+00:00',
  deleted_at: null,
  notes_count: 0,
  delivery_state: 'failed',
  delivery_error: 'mailbox full',
  delivery_attempts: 6,
  delivery_next_attempt_at: null,
});
const submissions = [submission(1, 'A. Rao'), submission(2, 'B. Nair'), submission(3, 'C. Das')];
const record = { status: 'new', delivery: null, notes: [], history: [] };
const success = (data: unknown = undefined): AdminResult<unknown> => ({ status: 'success', data });
const failure = (reason: 'unavailable' | 'session' = 'unavailable'): AdminResult<unknown> => ({
  status: 'failure',
  reason,
  message: 'Please try again.',
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const press = (name: string, key: string) => fireEvent.keyDown(row(name), { key });
const messages = () => takeToasts().map(({ message }) => message);

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset();
  actions.readSubmissionRecord.mockResolvedValue(success(record));
  takeToasts();
  sessionStorage.clear();
  history.replaceState(null, '', '/admin');
  render(
    <SubmissionsBoard
      view={readView({})}
      services={services}
      submissions={submissions}
      lead={null}
      empty={<p>None</p>}
    />,
  );
});

test('shows a row as specified', () => {
  const cells = within(row('A. Rao'));
  expect(cells.getByText('Rao & Sons')).toBeInTheDocument();
  expect(cells.getByRole('link', { name: 'a.rao@example.in' })).toHaveAttribute(
    'href',
    'mailto:a.rao@example.in',
  );
  expect(cells.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(cells.getByText('Local-seo')).toBeInTheDocument();
  expect(cells.getByText('21 Nov 2026')).toBeInTheDocument();
  expect(cells.getByText('00:05')).toBeInTheDocument();
  expect(cells.getByRole('button', { name: 'View submission from A. Rao' })).toBeInTheDocument();
  expect(cells.getByRole('button', { name: 'Delete submission from A. Rao' })).toBeInTheDocument();
});

test('a status shows at once and stays when it was saved', async () => {
  let answer: (result: AdminResult<unknown>) => void = () => {};
  actions.setSubmissionStatus.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  press('A. Rao', '2');
  expect(within(row('A. Rao')).getByText('Contacted')).toBeInTheDocument();
  await waitFor(() =>
    expect(actions.setSubmissionStatus).toHaveBeenCalledWith({
      id: submissions[0]?.id,
      expected: 'new',
      status: 'contacted',
    }),
  );
  await act(async () => answer(success('contacted')));
  expect(within(row('A. Rao')).getByText('Contacted')).toBeInTheDocument();
  expect(messages()).toEqual(['Status updated successfully']);
});

test('a status that could not be saved is undone', async () => {
  actions.setSubmissionStatus.mockRejectedValue(new Error('network'));
  press('A. Rao', '3');
  await waitFor(() => expect(within(row('A. Rao')).getByText('New')).toBeInTheDocument());
  expect(messages()).toEqual(['Failed to update status: The site does not answer. Please try again.']);
});

test('another administrator was faster: their status shows, and it is said', async () => {
  actions.setSubmissionStatus.mockResolvedValue(success('contacted'));
  press('A. Rao', '3');
  await waitFor(() => expect(within(row('A. Rao')).getByText('Contacted')).toBeInTheDocument());
  expect(messages()).toEqual([
    'Failed to update status: Another administrator set it to Contacted meanwhile.',
  ]);
});

test('two quick changes are saved in turn, the second expecting the first', async () => {
  actions.setSubmissionStatus.mockImplementation(async (input) =>
    success((input as { status: string }).status),
  );
  press('A. Rao', '2');
  press('A. Rao', '3');
  await waitFor(() => expect(actions.setSubmissionStatus).toHaveBeenCalledTimes(2));
  expect(actions.setSubmissionStatus.mock.calls[1]?.[0]).toMatchObject({
    expected: 'contacted',
    status: 'closed',
  });
  await waitFor(() => expect(within(row('A. Rao')).getByText('Closed')).toBeInTheDocument());
});

test('keys move between rows and open the details', async () => {
  act(() => row('A. Rao').focus());
  press('A. Rao', 'j');
  expect(row('B. Nair')).toHaveFocus();
  press('B. Nair', 'ArrowUp');
  expect(row('A. Rao')).toHaveFocus();
  press('A. Rao', 'End');
  expect(row('C. Das')).toHaveFocus();
  expect(row('C. Das').tabIndex).toBe(0);
  expect(row('A. Rao').tabIndex).toBe(-1);
  press('C. Das', 'Enter');
  expect(await screen.findByRole('dialog', { name: 'Submission Details' })).toBeInTheDocument();
});

describe('the details', () => {
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'View submission from B. Nair' }));
    await act(async () => {});
    return within(screen.getByRole('dialog', { name: 'Submission Details' }));
  };

  test('show everything, and a hostile website as text', async () => {
    const dialog = await open();
    expect(dialog.getByText('Submitted on 21 November 2026, 00:05 IST')).toBeInTheDocument();
    expect(dialog.getByText(/First line/).textContent).toBe('First line\nSecond line');
    expect(dialog.getByText('javascript:alert(1)').closest('a')).toBeNull();
    expect(dialog.getByText('Verified')).toBeInTheDocument();
    expect(dialog.getByText('UTM source')).toBeInTheDocument();
    expect(dialog.getByText(/Reason: mailbox full/)).toBeInTheDocument();
  });

  test('take over a status that was changed meanwhile', async () => {
    actions.readSubmissionRecord.mockResolvedValue(success({ ...record, status: 'closed' }));
    const dialog = await open();
    expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('closed');
  });

  test('lead to the submissions before and after', async () => {
    const dialog = await open();
    fireEvent.click(dialog.getByRole('button', { name: 'Next submission' }));
    await act(async () => {});
    expect(dialog.getByText('C. Das')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Next submission' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(dialog.getByRole('button', { name: 'Previous submission' }));
    await act(async () => {});
    expect(dialog.getByText('B. Nair')).toBeInTheDocument();
  });

  test('keep a note that the ended session did not take, and send it under the same id again', async () => {
    actions.addSubmissionNote.mockResolvedValue(failure('session'));
    const dialog = await open();
    fireEvent.change(dialog.getByLabelText('Add a note'), { target: { value: 'Call on Monday' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add note' }));
    await dialog.findByText(/The note was not saved/);
    expect(dialog.getByLabelText('Add a note')).toHaveValue('Call on Monday');
    expect(sessionStorage.getItem(`submission-note:${submissions[1]?.id}:`)).toContain('Call on Monday');
    expect(dialog.getByText(/Log in again in a new tab/)).toBeInTheDocument();

    actions.addSubmissionNote.mockResolvedValue(success({}));
    fireEvent.click(dialog.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(dialog.getByLabelText('Add a note')).toHaveValue(''));
    const [first, second] = actions.addSubmissionNote.mock.calls;
    expect(second).toEqual(first);
    expect(sessionStorage).toHaveLength(0);
  });

  test('send a notification again', async () => {
    actions.resendNotification.mockResolvedValue(success());
    const dialog = await open();
    fireEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(actions.readSubmissionRecord).toHaveBeenCalledTimes(2));
    expect(messages()).toEqual(['The notification is being sent again']);
  });

  test('are closed by deleting, and the next row has the focus', async () => {
    actions.setSubmissionDeleted.mockResolvedValue(success());
    const dialog = await open();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this submission?',
    });
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('row', { name: /B\. Nair/ })).toBeNull();
    expect(messages()).toEqual(['Submission deleted successfully']);
    await waitFor(() => expect(row('C. Das')).toHaveFocus());
  });
});

test('a submission that could not be deleted stays, the question says why, and the press can be repeated', async () => {
  actions.setSubmissionDeleted.mockResolvedValueOnce(failure()).mockResolvedValue(success());
  press('A. Rao', 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('Failed to delete submission: Please try again.')).toBeInTheDocument();
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /A\. Rao/ })).toBeNull());
});

test('a status that could not be saved is said at the control, which tries again', async () => {
  actions.setSubmissionStatus.mockRejectedValueOnce(new Error('network'));
  press('A. Rao', '3');
  const cells = within(row('A. Rao'));
  expect(await cells.findByText(/Not saved as Closed\. The site does not answer/)).toBeInTheDocument();
  actions.setSubmissionStatus.mockResolvedValue(success('closed'));
  fireEvent.click(cells.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cells.getByText('Closed')).toBeInTheDocument());
  expect(cells.queryByText(/Not saved/)).toBeNull();
});

test('offline the reason is said, and nothing is lost', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  actions.setSubmissionStatus.mockRejectedValue(new TypeError('fetch failed'));
  press('A. Rao', '2');
  expect(await within(row('A. Rao')).findByText(/This device is offline/)).toBeInTheDocument();
  online.mockRestore();
});

test('a status is undone by a button that stays, and by a key', async () => {
  actions.setSubmissionStatus.mockImplementation(async (input) =>
    success((input as { status: string }).status),
  );
  press('A. Rao', '2');
  expect(await screen.findByText('A. Rao: New → Contacted.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('A. Rao: Contacted → New.')).toBeInTheDocument();
  press('B. Nair', 'u');
  await waitFor(() => expect(within(row('A. Rao')).getByText('Contacted')).toBeInTheDocument());
});

test('a deleted submission is restored', async () => {
  actions.setSubmissionDeleted.mockResolvedValue(success());
  press('B. Nair', 'Delete');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('B. Nair was deleted.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(row('B. Nair')).toBeInTheDocument());
  expect(actions.setSubmissionDeleted.mock.calls.map(([input]) => input)).toEqual([
    { id: submissions[1]?.id, deleted: true },
    { id: submissions[1]?.id, deleted: false },
  ]);
});

test('an open submission has an address, and Back closes it', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'View submission from B. Nair' }));
  await act(async () => {});
  expect(location.search).toBe(`?lead=${submissions[1]?.id}`);
  fireEvent.click(screen.getByRole('button', { name: 'Next submission' }));
  await act(async () => {});
  expect(location.search).toBe(`?lead=${submissions[2]?.id}`);
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('');
});

test('a submission that the address names is open, though the list has it not', async () => {
  cleanup();
  history.replaceState(null, '', `/admin?status=closed&lead=${submissions[0]?.id}`);
  const view = readView({ status: 'closed' });
  render(
    <SubmissionsBoard
      view={view}
      services={services}
      submissions={[]}
      lead={submissions[0] ?? null}
      empty={<p>None</p>}
    />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Submission Details' }));
  expect(dialog.getByText('A. Rao')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Next submission' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?status=closed');
});
