/** @jest-environment node */
import { databaseAnswer } from '../testing/database-answer';
import { emptyAuthor } from './admin-schema';

const { jest } = import.meta;
const followChangesNow = jest.fn();
const answer = jest.fn();
const asked: unknown[][] = [];
const query: Record<string, unknown> = { maybeSingle: answer };
for (const name of ['update', 'insert', 'select', 'eq'])
  query[name] = (...given: unknown[]) => {
    asked.push([name, ...given]);
    return query;
  };
jest.unstable_mockModule('../supabase/session', () => ({
  sessionClient: async () => ({ from: () => query }),
}));
const followLater = jest.fn();
jest.unstable_mockModule('../renames', () => ({ followLater }));
jest.unstable_mockModule('../cache/changes', () => ({ followChangesNow }));
jest.unstable_mockModule('../env', () => ({ env: { IMAGE_HOSTS: ['pictures.example'] } }));
const { saveAuthor } = await import('./admin');

const id = '11111111-1111-4111-8111-111111111111';
const expected = '2026-11-20T10:00:00+00:00';
const input = { ...emptyAuthor, name: 'Ananya Rao', slug: 'ananya-rao', id, expected };
const row = { id, updated_at: '2026-11-21T10:00:00+00:00', name: 'Ananya Rao', slug: 'ananya-rao' };

beforeEach(() => {
  asked.length = 0;
  answer.mockReset();
  followChangesNow.mockReset();
});

test('changes the state that was seen, and has the site follow', async () => {
  answer.mockReturnValue(databaseAnswer(row));
  expect(await saveAuthor(input)).toMatchObject({ kind: 'saved', stored: { updatedAt: row.updated_at } });
  expect(asked).toContainEqual(['eq', 'updated_at', expected]);
  expect(followChangesNow).toHaveBeenCalledTimes(1);
});

test('answers what somebody else has saved since, and overwrites nothing', async () => {
  answer.mockReturnValueOnce(databaseAnswer(null));
  answer.mockReturnValueOnce(databaseAnswer({ ...row, name: 'A. Rao' }));
  expect(await saveAuthor(input)).toMatchObject({ kind: 'conflict', theirs: { fields: { name: 'A. Rao' } } });
  expect(followChangesNow).not.toHaveBeenCalled();
});

test('an author who was deleted is gone', async () => {
  answer.mockReturnValue(databaseAnswer(null));
  expect(await saveAuthor(input)).toEqual({ kind: 'gone' });
});

test('a slug that is taken is said at the field', async () => {
  answer.mockReturnValue(databaseAnswer(null, { code: '23505' }));
  await expect(saveAuthor({ ...input, id: null, expected: null })).rejects.toMatchObject({
    reason: 'invalid',
    fieldErrors: { slug: 'Another author has this slug already.' },
  });
});

test('takes no portrait that the pages would not show', async () => {
  answer.mockReturnValue(databaseAnswer(row));
  await expect(saveAuthor({ ...input, profile_image: 'https://a.example/me.png' })).rejects.toMatchObject({
    fieldErrors: { profile_image: expect.stringContaining('Pictures of a.example are not shown') },
  });
  expect(asked).toEqual([]);
  await saveAuthor({ ...input, profile_image: 'https://pictures.example/me.png' });
  await saveAuthor({ ...input, profile_image: '/images/blog/me.webp' });
  expect(answer).toHaveBeenCalledTimes(2);
});
