import { databaseAnswer } from '../testing/database-answer';

const { jest } = import.meta;
const rpc = jest.fn();
const followChangesNow = jest.fn();
jest.unstable_mockModule('../supabase/session', () => ({ sessionClient: async () => ({ rpc }) }));
jest.unstable_mockModule('./target', () => ({
  refuseCoveredPage: async () => {},
  refuseMissingTarget: async () => {},
}));
jest.unstable_mockModule('../cache/changes', () => ({ followChangesNow }));
const { saveRedirect } = await import('./admin');

const redirect = { id: null, source: '/old', target: '/new' };
const row = { id: 'r1', source_path: '/old', target_path: '/newest', hits: 0, last_hit_at: null };

beforeEach(() => {
  rpc.mockReset();
  followChangesNow.mockReset();
});

test('answers the end of the chain and has the site follow', async () => {
  rpc.mockReturnValue(databaseAnswer(row));
  expect((await saveRedirect(redirect)).target).toBe('/newest');
  expect(rpc).toHaveBeenCalledWith('add_redirect', { source: '/old', target: '/new' });
  expect(followChangesNow).toHaveBeenCalledTimes(1);
});

test.each([
  ['There is a redirect from /old already.', 'source'],
  ['This redirect would lead back to /old, where it starts.', 'target'],
])('%s is said at the %s', async (message, field) => {
  rpc.mockReturnValue(databaseAnswer(null, { code: 'PT422', message, hint: field }));
  await expect(saveRedirect(redirect)).rejects.toMatchObject({
    reason: 'invalid',
    message,
    fieldErrors: { [field]: message },
  });
  expect(followChangesNow).not.toHaveBeenCalled();
});

test('one that was removed meanwhile is a conflict', async () => {
  const message = 'This redirect was removed in the meantime.';
  rpc.mockReturnValue(databaseAnswer(null, { code: 'PT409', message }));
  await expect(saveRedirect({ ...redirect, id: 'r1' })).rejects.toMatchObject({
    reason: 'conflict',
    message,
  });
});
