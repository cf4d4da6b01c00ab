/** @jest-environment node */
const { jest } = import.meta;
const sessionClient = jest.fn();
const getAdministrator = jest.fn();
const isSameOrigin = jest.fn();
jest.unstable_mockModule('../auth', () => ({ getAdministrator }));
jest.unstable_mockModule('../security/events', () => ({ recordEvent: jest.fn() }));
jest.unstable_mockModule('../request', () => ({ isSameOrigin }));
jest.unstable_mockModule('../supabase/session', () => ({ sessionClient }));
jest.unstable_mockModule('../env', () => ({ env: { IMAGE_HOSTS: [] } }));
jest.unstable_mockModule('../cache/changes', () => ({ followChangesNow: jest.fn() }));
jest.spyOn(console, 'warn').mockImplementation(() => {});

const actions = Object.entries({
  ...(await import('../blog/admin-actions')),
  ...(await import('../redirects/admin-actions')),
  ...(await import('../authors/admin-actions')),
  ...(await import('../cities/admin-actions')),
});

test('there are sixteen of them', () => {
  expect(actions).toHaveLength(16);
});

describe.each(actions)('%s', (_, action) => {
  test('is refused to whoever is no administrator, before it looks at what was sent', async () => {
    isSameOrigin.mockResolvedValue(true);
    getAdministrator.mockResolvedValue(null);
    for (const input of [undefined, {}, { id: 'x' }])
      expect(await action(input)).toMatchObject({ status: 'failure', reason: 'session' });
    expect(sessionClient).not.toHaveBeenCalled();
  });

  test('is refused to another site, whoever is signed in', async () => {
    isSameOrigin.mockResolvedValue(false);
    getAdministrator.mockResolvedValue({ id: 'a', email: 'staff@example.com' });
    expect(await action({})).toMatchObject({ status: 'failure' });
    expect(sessionClient).not.toHaveBeenCalled();
  });

  test('is refused to an administrator who sends what it cannot read', async () => {
    isSameOrigin.mockResolvedValue(true);
    getAdministrator.mockResolvedValue({ id: 'a', email: 'staff@example.com' });
    for (const input of [undefined, null, 'text', [], { id: 'x', postId: 'x', fields: 1 }])
      expect(await action(input)).toMatchObject({ status: 'failure', reason: 'invalid' });
    expect(sessionClient).not.toHaveBeenCalled();
  });
});
