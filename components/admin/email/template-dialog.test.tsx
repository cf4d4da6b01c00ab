import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import { takeToasts } from '@/lib/browser/toast';
import type { StoredTemplate } from '@/lib/email/admin';
import { TemplateDialog } from './template-dialog';

const { jest } = import.meta;
const stored: StoredTemplate = {
  id: 'd0000000-0000-4000-8000-000000000001',
  subject: 'New enquiry from {{name}}',
  body: '<p>{{company}}</p>',
  updatedAt: '2026-11-21T07:00:00.5+00:00',
};
const theirs = { ...stored, body: '<p>Theirs</p>', updatedAt: '2026-11-21T07:30:00.5+00:00' };

function failure(reason: 'session' | 'conflict' | 'unavailable', message = 'No.') {
  return { status: 'failure', reason, message } as const;
}

function open() {
  const handlers = {
    save: jest.fn<Promise<AdminResult<StoredTemplate>>, [unknown]>(async () => ({
      status: 'success',
      data: theirs,
    })),
    load: jest.fn<Promise<AdminResult<StoredTemplate | null>>, [unknown]>(async () => ({
      status: 'success',
      data: theirs,
    })),
    sendTest: jest.fn<Promise<AdminResult<void>>, [unknown]>(async () => ({
      status: 'success',
      data: undefined,
    })),
    onStored: jest.fn(),
    onClose: jest.fn(),
  };
  const { save, load, sendTest, ...rest } = handlers;
  const view = render(
    <TemplateDialog
      stored={stored}
      actions={{ save, load, sendTest }}
      administratorEmail="anita@marigold.example"
      returnFocusTo={{ current: null }}
      {...rest}
    />,
  );
  return { ...handlers, ...view };
}

const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const body = () => screen.getByLabelText<HTMLTextAreaElement>('HTML body');
const button = (name: string) => screen.getByRole('button', { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const pause = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  takeToasts();
});
afterEach(() => jest.useRealTimers());

test('says what the specification says', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Edit Email Template' })).toHaveAccessibleDescription(
    'Customize the email notification sent when a form is submitted.',
  );
  expect(subject()).toHaveAccessibleDescription('You may use {{name}} and {{service_interest}}.');
  expect(body()).toHaveAccessibleDescription(
    'You may use {{name}}, {{email}}, {{phone}}, {{company}}, {{message}}, {{service_interest}} and {{city}}.',
  );
  expect(body()).toHaveAttribute('rows', '15');
  for (const name of ['Cancel', 'Save Template']) expect(button(name)).toBeInTheDocument();
  expect(screen.queryByText('Back to the last saved version')).toBeNull();
});

test('saves what was typed, over the version that was opened, and says so', async () => {
  const { save, onStored, onClose } = open();
  let answer: (result: AdminResult<StoredTemplate>) => void = () => {};
  save.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  type(body(), '<p>{{name}}</p>');
  await press('Save Template');
  expect(button('Saving...')).toHaveAttribute('aria-disabled', 'true');
  await act(async () => answer({ status: 'success', data: theirs }));
  expect(save).toHaveBeenCalledTimes(1);
  expect(save).toHaveBeenCalledWith({
    id: stored.id,
    expected: stored.updatedAt,
    subject: stored.subject,
    body: '<p>{{name}}</p>',
  });
  expect(takeToasts()).toEqual([{ kind: 'success', message: 'Email template updated successfully' }]);
  expect(onStored).toHaveBeenCalledWith(theirs);
  expect(onClose).toHaveBeenCalled();
});

test('shows subject and body filled with the sample, in a frame without rights', () => {
  open();
  type(subject(), '{{service_interest}}: {{name}}');
  pause();
  expect(screen.getByTestId('preview-subject')).toHaveTextContent('Local SEO: Priya Nair');
  const preview = screen.getByTitle('Preview of the e-mail');
  expect(preview).toHaveAttribute('sandbox', '');
  expect(preview).toHaveAttribute('srcdoc', '<p>Nair &amp; Daughters Spices</p>');
});

test('names an unknown placeholder at the next pause and does not save it', async () => {
  const { save } = open();
  type(body(), 'Hello {{nmae}}');
  pause();
  const sentence = '{{nmae}} is no placeholder; did you mean {{name}}?';
  expect(screen.getByText(sentence)).toBeInTheDocument();
  await press('Save Template');
  expect(save).not.toHaveBeenCalled();
  expect(body()).toBeInvalid();
  expect(body()).toHaveFocus();
});

test('a placeholder goes where the cursor was, in the field that had it last', async () => {
  open();
  fireEvent.focus(subject());
  expect(button('{{city}}')).toBeDisabled();
  subject().setSelectionRange(4, 11);
  await press('{{service_interest}}');
  expect(subject()).toHaveValue('New {{service_interest}} from {{name}}');
  expect(subject().selectionStart).toBe('New {{service_interest}}'.length);
  fireEvent.focus(body());
  expect(screen.getByRole('group', { name: 'Insert into the HTML body' })).toBeInTheDocument();
  body().setSelectionRange(3, 3);
  await press('{{city}}');
  expect(body()).toHaveValue('<p>{{city}}{{company}}</p>');
});

test('the version of another administrator is offered, to load it or to overwrite it', async () => {
  const { save, onStored, onClose } = open();
  save.mockResolvedValueOnce(failure('conflict'));
  type(body(), '<p>Mine</p>');
  await press('Save Template');
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('Another administrator saved this template meanwhile.');
  expect(within(notice).getByLabelText('Their HTML body')).toHaveValue('<p>Theirs</p>');
  expect(body()).toHaveValue('<p>Mine</p>');
  await press('Overwrite with mine');
  expect(save).toHaveBeenLastCalledWith(
    expect.objectContaining({ expected: theirs.updatedAt, body: '<p>Mine</p>' }),
  );
  expect(onClose).toHaveBeenCalled();
  expect(onStored).toHaveBeenCalledTimes(1);
});

test('their version can take the place of what was typed', async () => {
  const { save, onStored } = open();
  save.mockResolvedValueOnce(failure('conflict'));
  type(body(), '<p>Mine</p>');
  await press('Save Template');
  await press('Load their version');
  expect(body()).toHaveValue('<p>Theirs</p>');
  expect(onStored).toHaveBeenCalledWith(theirs);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an earlier attempt whose answer was lost is no conflict', async () => {
  const { save, onClose } = open();
  save.mockResolvedValueOnce(failure('conflict'));
  type(body(), theirs.body);
  await press('Save Template');
  expect(takeToasts()).toEqual([{ kind: 'success', message: 'Email template updated successfully' }]);
  expect(onClose).toHaveBeenCalled();
});

test('a failure is said and keeps what was typed', async () => {
  const { save, onClose } = open();
  save.mockResolvedValueOnce(failure('unavailable', 'The database did not answer.'));
  type(body(), '<p>Mine</p>');
  await press('Save Template');
  expect(takeToasts()).toEqual([
    { kind: 'error', message: 'Failed to update template: The database did not answer.' },
  ]);
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Save Template');
  expect(takeToasts()[0]?.message).toMatch(/^Failed to update template: The site does not answer/);
  expect(body()).toHaveValue('<p>Mine</p>');
  expect(onClose).not.toHaveBeenCalled();
});

test('a session that ended loses nothing, not even after a reload', async () => {
  const { save, unmount } = open();
  save.mockResolvedValueOnce(failure('session'));
  type(body(), '<p>Mine</p>');
  pause();
  await press('Save Template');
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.');
  unmount();
  open();
  expect(body()).toHaveValue('<p>Mine</p>');
  expect(screen.getByRole('status')).toHaveTextContent('What you typed earlier and did not save is back.');
});

test('changes are not thrown away unasked, neither by closing nor by going back', async () => {
  const { onClose } = open();
  type(body(), '<p>Mine</p>');
  pause();
  await press('Back to the last saved version');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Go back to the last saved version?');
  await press('Discard changes');
  expect(body()).toHaveValue(stored.body);

  type(body(), '<p>Mine again</p>');
  await press('Cancel');
  expect(onClose).not.toHaveBeenCalled();
  await press('Discard changes');
  expect(onClose).toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('without changes it closes at once', async () => {
  const { onClose } = open();
  await press('Cancel');
  expect(onClose).toHaveBeenCalled();
});

test('a test e-mail holds what is typed', async () => {
  const { sendTest } = open();
  type(subject(), 'Draft of {{name}}');
  await press('Send test to anita@marigold.example');
  expect(sendTest).toHaveBeenCalledWith({ subject: 'Draft of {{name}}', body: stored.body });
  expect(takeToasts()).toEqual([{ kind: 'success', message: 'Test e-mail sent to anita@marigold.example' }]);
});
