/** @jest-environment node */
import { answerOf, codes } from './errors';

const failed = (code: string, hint = '') =>
  Promise.resolve({ data: null, error: { code, message: 'Please choose another one.', details: '', hint } });

test('an answer is handed on, and so is an error that is expected', async () => {
  const answer = { data: [1], error: null };
  expect(await answerOf(Promise.resolve(answer))).toBe(answer);
  expect((await answerOf(failed('PGRST116'), codes.noRow)).error?.code).toBe('PGRST116');
});

test.each(['57014', '', 'PGRST116'])(
  'any other error is thrown as an Error with its code (%j)',
  async (code) => {
    const error = await answerOf(failed(code), codes.unique).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'PostgrestError', code });
  },
);

test('what the database refuses with a sentence is said at the field that it names', async () => {
  const message = 'Please choose another one.';
  const refused = { name: 'UserError', reason: 'invalid', message };
  await expect(answerOf(failed('PT422', 'source'))).rejects.toMatchObject({
    ...refused,
    fieldErrors: { source: message },
  });
  await expect(answerOf(failed('PT422'))).rejects.toMatchObject({ ...refused, fieldErrors: undefined });
  await expect(answerOf(failed('PT409'))).rejects.toMatchObject({ reason: 'conflict', message });
});
