/** @jest-environment node */
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
mockEnvironment();
const user = { id: 'a1', email: 'asha@marigold.example' };
const asha = { ...user, role: 'owner' };
const token = (hoursAgo: number) => {
  const timestamp = Date.now() / 1000 - hoursAgo * 3600;
  const claims = JSON.stringify({ amr: [{ method: 'password', timestamp }] });
  return `e30.${Buffer.from(claims).toString('base64url')}.sig`;
};

type Answer = { data: unknown; error: object | null };
const claims = { sub: user.id, email: user.email };
const auth = {
  claims: { data: { claims }, error: null } as Answer,
  session: { data: { session: { access_token: token(1) } } } as { data: { session: object | null } },
};
let allowed: Answer;
jest.unstable_mockModule('../supabase/session', () => ({
  sessionClient: async () => ({
    auth: { getClaims: async () => auth.claims, getSession: async () => auth.session },
    rpc: async () => allowed,
  }),
}));
const navigation = await import('next/navigation');
jest.unstable_mockModule('next/navigation', () => ({
  ...navigation,
  forbidden: () => {
    throw new Error('forbidden');
  },
}));
jest.unstable_mockModule('./wanted-path', () => ({ wantedPath: async () => '/admin/blog?q=a b' }));
const { getAdministrator, requireAdministrator, requireOwner } = await import('./index');

beforeEach(() => {
  auth.claims = { data: { claims }, error: null };
  auth.session = { data: { session: { access_token: token(1) } } };
  allowed = { data: 'owner', error: null };
});

describe('who asks', () => {
  test('is an administrator when the token is theirs and the database says so', async () => {
    expect(await getAdministrator()).toEqual(asha);
    expect(await requireAdministrator()).toEqual(asha);
  });

  test('is nobody when the database knows of no role', async () => {
    allowed = { data: null, error: null };
    expect(await getAdministrator()).toBeNull();
  });

  test('is nobody when the sign-in is longer ago than a working day, though the token still holds', async () => {
    auth.session = { data: { session: { access_token: token(8.01) } } };
    expect(await getAdministrator()).toBeNull();
    auth.session = { data: { session: { access_token: token(7.99) } } };
    expect(await getAdministrator()).toEqual(asha);
  });

  test.each([
    ['no session', { name: 'AuthSessionMissingError' }],
    ['a session that was ended', { name: 'AuthApiError', status: 403 }],
  ])('is nobody with %s', async (_, error) => {
    auth.claims = { data: null, error };
    expect(await getAdministrator()).toBeNull();
  });

  test.each([[undefined], [0], [429], [500]])('is not known when Auth answers %s', async (status) => {
    auth.claims = { data: null, error: { name: 'AuthRetryableFetchError', status } };
    await expect(getAdministrator()).rejects.toMatchObject({ name: 'AuthRetryableFetchError' });
  });

  test('is told of a page for owners when they are an editor', async () => {
    expect(await requireOwner()).toEqual(asha);
    allowed = { data: 'editor', error: null };
    await expect(requireOwner()).rejects.toThrow('forbidden');
  });

  test('is led to the sign-in and back again when they are nobody', async () => {
    allowed = { data: null, error: null };
    const digest = `NEXT_REDIRECT;replace;/admin/login?next=${encodeURIComponent('/admin/blog?q=a b')};307;`;
    await expect(requireAdministrator()).rejects.toMatchObject({ digest });
  });
});
