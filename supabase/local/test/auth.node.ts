import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createServerClient } from '@supabase/ssr';
import { publishableKey, startTestStack } from './support.ts';

const { url, client, service } = await startTestStack();
const email = 'Asha@Example.com';
const password = 'correct horse battery';

const admin = service.auth.admin;
const created = await admin.createUser({
  email,
  password,
  email_confirm: true,
});
const id = created.data.user?.id ?? '';

async function signIn(as = { email, password }) {
  const own = client();
  const { data, error } = await own.auth.signInWithPassword(as);
  assert.equal(error, null);
  return { own, session: data.session };
}
const codeOf = ({ error }: { error: { status?: number; code?: string } | null }) => [
  error?.status,
  error?.code,
];

describe('administration with the secret key', () => {
  it('creates a confirmed user', () => {
    assert.equal(created.error, null);
    const { user } = created.data;
    assert.equal(user?.email, 'asha@example.com');
    assert.deepEqual(user?.app_metadata, { provider: 'email', providers: ['email'] });
  });

  it('refuses an address twice, a malformed one and a short password', async () => {
    assert.deepEqual(codeOf(await admin.createUser({ email, password })), [422, 'email_exists']);
    assert.deepEqual(codeOf(await admin.createUser({ email: 'x', password })), [400, 'validation_failed']);
    assert.deepEqual(codeOf(await admin.createUser({ email: 'b@c.de', password: 'short' })), [
      422,
      'weak_password',
    ]);
  });

  it('lists, finds, changes and deletes users', async () => {
    const other = await admin.createUser({ email: 'other@example.com', password, email_confirm: true });
    const otherId = other.data.user?.id ?? '';
    assert.equal((await admin.listUsers()).data.users.length, 2);
    assert.equal((await admin.getUserById(otherId)).data.user?.email, 'other@example.com');
    const live = await signIn({ email: 'other@example.com', password });
    const change = { password: 'an entirely new one', email_confirm: true };
    const changed = await admin.updateUserById(otherId, change);
    assert.equal(changed.error, null);
    assert.ok((await live.own.auth.getUser(live.session.access_token)).error);
    await signIn({ email: 'other@example.com', password: 'an entirely new one' });
    assert.equal((await admin.deleteUser(otherId)).error, null);
    assert.deepEqual(codeOf(await admin.getUserById(otherId)), [404, 'user_not_found']);
  });

  it('is closed to everybody else', async () => {
    assert.deepEqual(codeOf(await client().auth.admin.listUsers()), [401, 'no_authorization']);
    const { own } = await signIn();
    const token = (await own.auth.getSession()).data.session?.access_token;
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
    assert.equal((await fetch(`${url}/auth/v1/admin/users`, { headers })).status, 403);
  });
});

describe('signing in', () => {
  it('gives a token that says who it is, whatever the case of the address', async () => {
    const { own, session } = await signIn({ email: 'ASHA@example.com', password });
    assert.equal(session.expires_in, 3600);
    const { data } = await own.auth.getClaims();
    assert.equal(data?.claims.sub, id);
    assert.equal(data?.claims.role, 'authenticated');
    assert.equal((await own.auth.getUser()).data.user?.id, id);
    assert.deepEqual((await own.rpc('who_am_i').single()).data, { role: 'authenticated', id });
  });

  it('does not tell a wrong password from an unknown address', async () => {
    const wrong = await client().auth.signInWithPassword({ email, password: 'wrong' });
    const unknown = await client().auth.signInWithPassword({ email: 'nobody@example.com', password });
    assert.deepEqual(codeOf(wrong), [400, 'invalid_credentials']);
    assert.equal(wrong.error?.message, 'Invalid login credentials');
    assert.deepEqual(codeOf(unknown), codeOf(wrong));
  });

  it('wants a confirmed address', async () => {
    await admin.createUser({ email: 'new@example.com', password });
    const result = await client().auth.signInWithPassword({ email: 'new@example.com', password });
    assert.deepEqual(codeOf(result), [400, 'email_not_confirmed']);
  });

  it('acts under row-level security', async () => {
    const { own } = await signIn();
    const comment = { article_id: 'b0000000-0000-4000-8000-000000000001', body: 'Nice' };
    const added = await own.from('comments').insert(comment).select('body, user_id').single();
    assert.deepEqual(added.data, { body: 'Nice', user_id: id });
    const foreign = await own.from('comments').insert({ ...comment, user_id: crypto.randomUUID() });
    assert.deepEqual([foreign.status, foreign.error?.code], [403, '42501']);
    const hidden = await own.rpc('hidden');
    assert.deepEqual([hidden.status, hidden.error?.code], [403, '42501']);
  });

  it('works with sessions in cookies', async () => {
    const jar = new Map<string, string>();
    const browser = () =>
      createServerClient(url, publishableKey, {
        cookies: {
          getAll: () => [...jar].map(([name, value]) => ({ name, value })),
          setAll: (cookies) => {
            for (const { name, value } of cookies) value ? jar.set(name, value) : jar.delete(name);
          },
        },
      });
    assert.equal((await browser().auth.signInWithPassword({ email, password })).error, null);
    assert.ok([...jar.keys()].every((name) => name.startsWith('sb-127-auth-token')));
    assert.equal((await browser().auth.getClaims()).data?.claims.sub, id);
    await browser().auth.signOut();
    assert.equal(jar.size, 0);
  });

  it('refuses forged and foreign tokens', async () => {
    const { own, session } = await signIn();
    const forged = `${session.access_token.slice(0, -8)}AAAAAAAA`;
    assert.deepEqual(codeOf(await own.auth.getUser(forged)), [403, 'bad_jwt']);
    const headers = { apikey: publishableKey, authorization: `Bearer ${forged}` };
    const response = await fetch(`${url}/rest/v1/articles`, { headers });
    assert.deepEqual([response.status, (await response.json()).code], [401, 'PGRST301']);
  });
});

describe('refreshing', () => {
  it('gives a new access token for the same session, to any number of tabs', async () => {
    const { session } = await signIn();
    const results = await Promise.all(Array.from({ length: 5 }, () => client().auth.refreshSession(session)));
    for (const { data, error } of results) {
      assert.equal(error, null);
      assert.equal((await client().auth.getUser(data.session?.access_token)).data.user?.id, id);
    }
  });

  it('ends with the session', async () => {
    const { own, session } = await signIn();
    await own.auth.signOut({ scope: 'local' });
    assert.deepEqual(codeOf(await client().auth.refreshSession(session)), [400, 'refresh_token_not_found']);
  });

  it('refuses unknown tokens', async () => {
    const refresh = (refresh_token: string) => client().auth.refreshSession({ refresh_token });
    assert.deepEqual(codeOf(await refresh('abcdefghijkl')), [400, 'refresh_token_not_found']);
  });
});

describe('signing out', () => {
  it('ends this session, the others, or all', async () => {
    const isLive = async ({ own, session }: Awaited<ReturnType<typeof signIn>>) =>
      !(await own.auth.getUser(session.access_token)).error;
    const [a, b, c, d] = [await signIn(), await signIn(), await signIn(), await signIn()];
    await a.own.auth.signOut({ scope: 'local' });
    assert.deepEqual([await isLive(a), await isLive(b)], [false, true]);
    await b.own.auth.signOut({ scope: 'others' });
    assert.deepEqual([await isLive(b), await isLive(c)], [true, false]);
    const e = await signIn();
    await b.own.auth.signOut({ scope: 'global' });
    assert.deepEqual([await isLive(b), await isLive(e), await isLive(d)], [false, false, false]);
  });
});

describe('a scope of signing out that is none', () => {
  for (const scope of ['elsewhere', 'constructor'])
    it(`is refused: "${scope}"`, async () => {
      const { own, session } = await signIn();
      const headers = { apikey: publishableKey, authorization: `Bearer ${session.access_token}` };
      const response = await fetch(`${url}/auth/v1/logout?scope=${scope}`, { method: 'POST', headers });
      assert.deepEqual([response.status, (await response.json()).code], [400, 'validation_failed']);
      assert.equal((await own.auth.getUser()).error, null);
    });
});

describe('changing the own password', () => {
  it('wants a new one that is long enough, and ends the other sessions', async () => {
    const [here, there] = [await signIn(), await signIn()];
    assert.deepEqual(codeOf(await here.own.auth.updateUser({ password: 'short' })), [422, 'weak_password']);
    assert.deepEqual(codeOf(await here.own.auth.updateUser({ password })), [422, 'same_password']);
    assert.deepEqual(codeOf(await here.own.auth.updateUser({ password: 'x'.repeat(80) })), [
      400,
      'validation_failed',
    ]);
    assert.equal((await here.own.auth.updateUser({ password: 'another good password' })).error, null);
    assert.equal((await there.own.auth.getUser(there.session.access_token)).error !== null, true);
    assert.deepEqual(codeOf(await client().auth.signInWithPassword({ email, password })), [
      400,
      'invalid_credentials',
    ]);
  });
});

describe('what the site does not use', () => {
  it('is answered by a 501 that names the request', async () => {
    const signUp = await client().auth.signUp({ email: 'n@example.com', password });
    assert.equal(signUp.error?.status, 501);
    assert.match(signUp.error?.message ?? '', /POST \/auth\/v1\/signup/);
    const byPhone = await client().auth.signInWithPassword({ phone: '+911234567890', password });
    assert.equal(byPhone.error?.status, 501);
    const { error } = await client().auth.signInWithOtp({ email });
    assert.equal(error?.status, 501);
    assert.match(error?.message ?? '', /POST \/auth\/v1\/otp/);
  });
});
