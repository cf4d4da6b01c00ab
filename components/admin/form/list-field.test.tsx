import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import type { SaveAnswer, Stored } from '@/lib/action/save-answer';
import * as z from '@/lib/validation/zod';
import { AdminField } from './admin-field';
import { AdminForm } from './admin-form';
import { FieldDifferences } from './field-differences';
import { FormNotice } from './form-notice';
import { ListField } from './list-field';
import { SaveButton } from './save-button';
import { useTabDraft } from './tab-draft';
import { useAdminForm } from './use-admin-form';

const { jest } = import.meta;
type Question = { question: string; answer: string };
type Fields = { title: string; faq: Question[]; lines: string[] };
type Result = AdminResult<SaveAnswer<Stored<Fields>>>;

const empty: Fields = { title: '', faq: [], lines: [] };
const words = z.string().trim().min(2, 'Please write something');
const schema = z.object({
  title: z.string(),
  faq: z.array(z.object({ question: words, answer: z.string() })).max(3, 'Three at most'),
  lines: z.array(words),
});
const [why, when, how] = ['Why', 'When', 'How'].map((question) => ({ question, answer: `${question}!` })) as [
  ...[Question, Question, Question],
];
const stored = (fields: Partial<Fields> = {}, updatedAt = 'first') => ({
  updatedAt,
  fields: { ...empty, faq: [why, when], ...fields },
});
const save = jest.fn<Promise<Result>, [Fields]>();

function Example({ opened }: { opened: Stored<Fields> }) {
  const keeper = useTabDraft('list-example', empty);
  const form = useAdminForm({ opened, empty, schema, keeper, save: (fields) => save(fields) });
  return (
    <AdminForm form={form} label="Example">
      <ListField
        list={form.list('faq')}
        label="Questions"
        itemName="Question"
        empty={{ question: '', answer: '' }}
        maximum={3}
      >
        {({ text }) => (
          <>
            <AdminField {...text('question')} label="Question" />
            <AdminField {...text('answer')} label="Answer" />
          </>
        )}
      </ListField>
      <ListField list={form.list('lines')} label="Lines" itemName="Line" empty="" maximum={2}>
        {({ text }) => <AdminField {...text()} label="Words" />}
      </ListField>
      <FormNotice form={form}>
        {form.theirs && (
          <FieldDifferences
            before={form.theirs.fields}
            after={form.fields}
            labels={{ title: 'Title', faq: 'Questions', lines: 'Lines' }}
            removed="Theirs"
            added="Mine"
          />
        )}
      </FormNotice>
      <p>{form.isChanged ? 'Unsaved' : 'As saved'}</p>
      <button type="button" onClick={form.discard}>
        Discard
      </button>
      <SaveButton pending={form.pending}>Save</SaveButton>
    </AdminForm>
  );
}

const open = (fields?: Partial<Fields>) => render(<Example opened={stored(fields)} />);
const list = () => within(screen.getByRole('group', { name: /^Questions/ }));
const questions = () =>
  list()
    .queryAllByRole<HTMLInputElement>('textbox', { name: 'Question' })
    .map(({ value }) => value);
const item = (number: number) =>
  within(list().getByRole('group', { name: RegExp(`^Question ${number} of `) }));
const field = (number: number, name = 'Question') =>
  item(number).getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(list().getByRole('button', { name })));
const saves = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

beforeEach(() => {
  sessionStorage.clear();
  save.mockReset();
});

test('an item is added with the focus in it, up to the maximum', async () => {
  open();
  await press('Add question');
  expect(field(3)).toHaveFocus();
  expect(list().getByText('Question 3 added.')).toBeInTheDocument();
  expect(list().getByRole('button', { name: 'Add question' })).toHaveAttribute('aria-disabled', 'true');
  await press('Add question');
  expect(questions()).toEqual(['Why', 'When', '']);
});

test('an item moves by its buttons, and keeps the focus and its own text', async () => {
  open();
  list().getByRole('button', { name: 'Move Question 1 down' }).focus();
  await press('Move Question 1 down');
  expect(questions()).toEqual(['When', 'Why']);
  expect(list().getByRole('button', { name: 'Move Question 2 down' })).toHaveFocus();
  expect(list().getByText('Question 1 is now number 2 of 2.')).toBeInTheDocument();
  await press('Move Question 2 down');
  expect(questions()).toEqual(['When', 'Why']);
});

test('an item moves by the keyboard while it is written', async () => {
  open({ faq: [why, when, how] });
  field(3, 'Answer').focus();
  await act(async () => void fireEvent.keyDown(field(3, 'Answer'), { key: 'ArrowUp', altKey: true }));
  expect(questions()).toEqual(['Why', 'How', 'When']);
  expect(field(2, 'Answer')).toHaveFocus();
  await act(async () => void fireEvent.keyDown(field(2, 'Answer'), { key: 'ArrowUp' }));
  expect(questions()).toEqual(['Why', 'How', 'When']);
});

test('what was removed comes back to where it stood; what was empty needs no way back', async () => {
  open();
  await press('Remove Question 1');
  expect(questions()).toEqual(['When']);
  expect(list().getByRole('button', { name: 'Undo: bring back question 1' })).toHaveFocus();
  await press(/^Undo/);
  expect(questions()).toEqual(['Why', 'When']);
  expect(field(1)).toHaveFocus();
  expect(screen.getByText('As saved')).toBeInTheDocument();
  await press('Add question');
  await press('Remove Question 3');
  expect(list().queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(field(2)).toHaveFocus();
});

test('what is wrong is said at the item, gets the focus, and goes with the item', async () => {
  open({ faq: [why, { question: '', answer: 'No' }] });
  fireEvent.change(field(1, 'Answer'), { target: { value: 'Because' } });
  await saves();
  expect(save).not.toHaveBeenCalled();
  expect(field(2)).toHaveAccessibleDescription('Please write something');
  expect(field(2)).toHaveFocus();
  fireEvent.change(field(1), { target: { value: 'What for' } });
  expect(field(2)).toBeInvalid();
  await press('Move Question 2 up');
  expect(field(1)).toBeInvalid();
  expect(field(2)).toBeValid();
  fireEvent.change(field(1), { target: { value: 'Where' } });
  expect(field(1)).toBeValid();
});

test('what the site refuses is said at the item it names, or at the list', async () => {
  open();
  fireEvent.change(field(2), { target: { value: 'Whence' } });
  const refusal = (fieldErrors: Record<string, string>): Result => ({
    ...{ status: 'failure', reason: 'invalid', message: 'No.', fieldErrors },
  });
  save.mockResolvedValueOnce(refusal({ 'faq.1.answer': 'Too short.', 'constructor.1': 'x' }));
  await saves();
  expect(field(2, 'Answer')).toHaveAccessibleDescription('Too short.');
  save.mockResolvedValueOnce(refusal({ faq: 'Too many.' }));
  await saves();
  expect(screen.getByRole('group', { name: /^Questions/ })).toHaveAccessibleDescription('Too many.');
  expect(screen.getByRole('group', { name: /^Questions/ })).toHaveFocus();
});

test('a list of plain texts is the same', async () => {
  open({ lines: ['One'] });
  const lines = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Words' });
  fireEvent.change(lines()[0] as HTMLElement, { target: { value: 'O' } });
  await saves();
  expect(lines()[0]).toHaveAccessibleDescription('Please write something');
  expect(lines()[0]).toHaveAttribute('name', 'lines.0');
});

test('a draft brings the list back, and discarding it the one that is stored', async () => {
  const { unmount } = open();
  await press('Move Question 1 down');
  await press('Add question');
  fireEvent.change(field(3), { target: { value: 'How' } });
  unmount();
  open();
  expect(questions()).toEqual(['When', 'Why', 'How']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Discard' })));
  expect(questions()).toEqual(['Why', 'When']);
});

test('somebody else’s list is shown beside this one, and is no conflict when it is the same', async () => {
  open();
  fireEvent.change(field(1, 'Answer'), { target: { value: 'Because' } });
  const conflict = (faq: Question[]): Result => ({
    ...{ status: 'success', data: { kind: 'conflict', theirs: stored({ faq }, 'second') } },
  });
  save.mockResolvedValueOnce(conflict([why, how]));
  await saves();
  const differences = within(screen.getByRole('alert'));
  expect(differences.getByText('Questions')).toBeInTheDocument();
  expect(differences.getAllByText(/Because/).length).toBeGreaterThan(0);
  expect(differences.queryByText('Lines')).toBeNull();
  save.mockResolvedValueOnce(conflict([{ ...why, answer: 'Because' }, when]));
  await saves();
  expect(screen.getByText('As saved')).toBeInTheDocument();
});
