import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import type { SaveAnswer, Stored } from '@/lib/action/save-answer';
import { takeToasts } from '@/lib/browser/toast';
import * as z from '@/lib/validation/zod';
import { AdminField } from './admin-field';
import { AdminForm } from './admin-form';
import { DraftOwner } from './draft-owner';
import { FormNotice } from './form-notice';
import { FormStatus } from './form-status';
import { KeptNotice } from './kept-notice';
import { SaveButton } from './save-button';
import { useTabDraft } from './tab-draft';
import { useAdminForm } from './use-admin-form';

const { jest } = import.meta;
type Fields = { name: string; text: string };
type Result = AdminResult<SaveAnswer<Stored<Fields>>>;

const empty: Fields = { name: '', text: '' };
const schema = z.object({ name: z.string().trim().min(2, 'Please enter a name'), text: z.string() });
const stored = (fields: Partial<Fields>, updatedAt = 'first') => ({
  updatedAt,
  fields: { ...empty, ...fields },
});
const saved = (fields: Partial<Fields>): Result => ({
  ...{ status: 'success', data: { kind: 'saved', stored: stored(fields, 'later') } },
});
const save = jest.fn<Promise<Result>, [Fields, string | null, Stored<Fields> | null]>();

function Example({ opened }: { opened: Stored<Fields> | null }) {
  const keeper = useTabDraft('example', empty);
  const form = useAdminForm({ opened, empty, schema, keeper, save });
  return (
    <AdminForm form={form} label="Example">
      <KeptNotice form={form} />
      <AdminField {...form.text('name')} label="Name" />
      <AdminField {...form.text('text')} label="Text" />
      <FormNotice form={form} conflict="Somebody was quicker." gone="It was deleted." />
      <FormStatus form={form} />
      <SaveButton pending={form.pending}>Save</SaveButton>
    </AdminForm>
  );
}

const open = (opened: Stored<Fields> | null = stored({ name: 'Asha' })) =>
  render(<Example opened={opened} />);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  save.mockReset();
  sessionStorage.clear();
  takeToasts();
});
afterEach(() => jest.restoreAllMocks());

test('says at the first field what is wrong, without a question to the site, until it is typed into', async () => {
  open();
  type('Name', 'A');
  await press('Save');
  expect(save).not.toHaveBeenCalled();
  expect(field('Name')).toHaveAccessibleDescription('Please enter a name');
  expect(field('Name')).toHaveFocus();
  type('Name', 'As');
  expect(field('Name')).toBeValid();
});

test('a button pressed twice saves once, and what is typed meanwhile stays', async () => {
  open();
  let answer: (result: Result) => void = () => {};
  save.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  type('Name', '  Asha Rao ');
  await press('Save');
  await press('Saving...');
  type('Text', 'Typed meanwhile');
  await act(async () => answer(saved({ name: 'Asha Rao' })));
  expect(save).toHaveBeenCalledTimes(1);
  expect(save).toHaveBeenCalledWith({ name: '  Asha Rao ', text: '' }, 'first', stored({ name: 'Asha' }));
  expect(field('Name').value).toBe('Asha Rao');
  expect(field('Text').value).toBe('Typed meanwhile');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  save.mockResolvedValue(saved({ name: 'Asha Rao', text: 'Typed meanwhile' }));
  await press('Save');
  expect(save).toHaveBeenLastCalledWith(expect.anything(), 'later', expect.anything());
  expect(screen.getByText(/^Saved at /)).toBeInTheDocument();
});

test('a save that would change nothing says so and sends nothing', async () => {
  open();
  await press('Save');
  expect(save).not.toHaveBeenCalled();
  expect(takeToasts()).toEqual([expect.objectContaining({ message: 'Nothing to save' })]);
});

test('saves by the keyboard, but not from another form', async () => {
  const { container } = open();
  const other = container.appendChild(document.createElement('form'));
  save.mockResolvedValue(saved({ name: 'Asha Rao' }));
  type('Name', 'Asha Rao');
  await act(async () => void fireEvent.keyDown(other, { key: 's', ctrlKey: true }));
  expect(save).not.toHaveBeenCalled();
  await act(async () => void fireEvent.keyDown(field('Text'), { key: 's', metaKey: true }));
  expect(save).toHaveBeenCalledTimes(1);
});

test('an answer that was lost on the way is no conflict; another version is', async () => {
  open();
  const conflict = (fields: Partial<Fields>): Result => ({
    ...{ status: 'success', data: { kind: 'conflict', theirs: stored(fields, 'second') } },
  });
  type('Name', 'Asha Rao ');
  save.mockResolvedValueOnce(conflict({ name: 'Asha Rao' }));
  await press('Save');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  type('Name', 'Asha R.');
  save.mockResolvedValueOnce(conflict({ name: 'Meera' }));
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody was quicker.');
  save.mockResolvedValueOnce({ status: 'failure', reason: 'session', message: 'Over.' });
  await press('Overwrite with mine');
  expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('Your session has ended.');
  await press('Load their version');
  expect(field('Name').value).toBe('Meera');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure that names a field nobody sees is said all the same', async () => {
  open();
  type('Name', 'Asha Rao');
  const fieldErrors = { id: 'Invalid input' };
  save.mockResolvedValue({ status: 'failure', reason: 'invalid', message: 'No such post.', fieldErrors });
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('No such post.');
});

test('what was typed outlives the page, with the version that it began from, until it is discarded', async () => {
  const { unmount } = open();
  type('Name', 'Asha Rao');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  unmount();
  open(stored({ name: 'Saved by somebody' }, 'second'));
  expect(field('Name').value).toBe('Asha Rao');
  expect(screen.getByRole('status')).toHaveTextContent('What you typed earlier and did not save is back.');
  save.mockResolvedValue({ status: 'failure', reason: 'unavailable', message: 'No.' });
  await press('Save');
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Asha Rao' }),
    'first',
    expect.anything(),
  );
  await act(async () =>
    fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Discard it' })),
  );
  expect(field('Name').value).toBe('Saved by somebody');
  expect(sessionStorage).toHaveLength(0);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('what was typed is shown to nobody else who signs in in the same tab', () => {
  const openAs = (email: string) =>
    render(
      <DraftOwner email={email}>
        <Example opened={stored({ name: 'Asha' })} />
      </DraftOwner>,
    );
  const first = openAs('asha@agency.example');
  type('Name', 'Asha Rao');
  first.unmount();
  openAs('ravi@agency.example').unmount();
  const again = openAs('asha@agency.example');
  expect(field('Name').value).toBe('Asha Rao');
  again.unmount();
  openAs('ravi@agency.example');
  expect(field('Name').value).toBe('Asha');
});

test('a draft of another shape, or a browser that keeps nothing, fails nothing', () => {
  sessionStorage.setItem('example:', '{"fields":{"name":["a"]}}');
  open().unmount();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  open();
  type('Name', 'Asha Rao');
  expect(field('Name').value).toBe('Asha Rao');
});
