import { NOTE_MAXIMUM, noteSchema, statusChangeSchema, submissionIdSchema } from './admin-schema';

const ID = '7f1f4df5-2f0b-4b4e-9d3a-0a3c8f3f6b11';
const note = (body: unknown) => noteSchema.safeParse({ id: ID, noteId: ID, body });

test('a status is one of three, whatever it was before', () => {
  expect(statusChangeSchema.safeParse({ id: ID, expected: 'archived', status: 'closed' }).success).toBe(true);
  expect(statusChangeSchema.safeParse({ id: ID, expected: 'new', status: 'archived' }).success).toBe(false);
  expect(statusChangeSchema.safeParse({ id: ID, expected: 'x'.repeat(41), status: 'new' }).success).toBe(
    false,
  );
});

test.each([undefined, null, 'id', { id: '1 or 1=1' }, { id: [ID] }, []])(
  '%j names no submission',
  (input) => {
    expect(submissionIdSchema.safeParse(input).success).toBe(false);
  },
);

test('fields that nobody asked for are dropped', () => {
  expect(submissionIdSchema.parse({ id: ID, status: 'closed' })).toEqual({ id: ID });
});

test('a note is text of a limited length', () => {
  expect(note('  Called back.\r\nWants a quote. ').data?.body).toBe('Called back.\nWants a quote.');
  expect(note(' \n ').error?.issues[0]?.message).toBe('Please write a note first');
  expect(note('x'.repeat(NOTE_MAXIMUM)).success).toBe(true);
  expect(note('x'.repeat(NOTE_MAXIMUM + 1)).error?.issues[0]?.message).toBe(
    'A note must be at most 5,000 characters',
  );
  expect(note('a\0b').success).toBe(false);
  expect(note({ toString: () => 'x' }).success).toBe(false);
});
