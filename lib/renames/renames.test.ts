import { databaseAnswer } from '../testing/database-answer';

const { jest } = import.meta;
const rpc = jest.fn();
const asked = jest.fn();
const after = jest.fn();
const warn = jest.fn();
jest.unstable_mockModule('next/server', () => ({ after }));
jest.unstable_mockModule('../supabase/secret', () => ({ secretClient: () => ({ rpc }) }));
jest.unstable_mockModule('../supabase/session', () => ({ sessionClient: async () => ({ rpc: asked }) }));
jest.unstable_mockModule('../log', () => ({ errorCode: () => '57014', log: { warn } }));
const { followLater, followRenames } = await import('.');

beforeEach(() => {
  for (const mock of [rpc, asked, after, warn]) mock.mockReset();
});

test('what was renamed is followed until nothing is left, once at a time', async () => {
  rpc.mockReturnValueOnce(databaseAnswer(true)).mockReturnValue(databaseAnswer(false));
  await Promise.all([followRenames(), followRenames()]);
  expect(rpc).toHaveBeenCalledTimes(2);
  await followRenames();
  expect(rpc).toHaveBeenCalledTimes(3);
});

test('a database that does not answer is asked again by the timer', async () => {
  rpc.mockReturnValue(databaseAnswer(null, { code: '57014' }));
  await followRenames();
  expect(rpc).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith('renames.not_followed', { code: '57014' });
});

test.each([[true], [false]])('what is left (%s) is said, and follows after the answer', async (isLeft) => {
  asked.mockReturnValue(databaseAnswer(isLeft));
  expect(await followLater('service', 's1')).toBe(isLeft);
  expect(asked).toHaveBeenCalledWith('is_being_followed', { renamed_kind: 'service', renamed_id: 's1' });
  expect(after.mock.calls).toEqual(isLeft ? [[followRenames]] : []);
});
