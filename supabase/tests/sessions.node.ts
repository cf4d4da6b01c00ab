import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { tokensOf } from '../local/auth/tokens.ts';
import { keys, startTestStack } from './support.ts';

const stack = await startTestStack();
after(stack.close);
const anyone = () =>
  createClient(stack.url, keys.publishable, { auth: { persistSession: false, autoRefreshToken: false } });

const password = 'correct horse battery staple';
const email = 'session@example.com';
const created = await stack.secret.auth.admin.createUser({ email, password, email_confirm: true });

async function signIn() {
  const { data, error } = await anyone().auth.signInWithPassword({ email, password });
  assert.equal(error, null);
  const { access_token = '', refresh_token = '' } = data.session ?? {};
  return { access: access_token, refresh: refresh_token, claims: claimsOf(access_token) };
}
type Claims = { iat: number; session_id: string; amr: { method: string; timestamp: number }[] };
const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

async function renew(refresh_token: string) {
  const { data, error } = await anyone().auth.refreshSession({ refresh_token });
  return {
    code: error?.code,
    refresh: data.session?.refresh_token ?? '',
    access: data.session?.access_token ?? '',
  };
}
const age = (session: string, change: string) =>
  stack.sql(`update auth.sessions set ${change} where id = $1`, session);
const spentLongAgo = (token: string) =>
  stack.sql(
    `update auth.refresh_tokens set updated_at = now() - interval '1 minute' where token = $1`,
    token,
  );

describe('a session', () => {
  it('is renewed for a working day, and says when its person signed in', async () => {
    const { refresh, claims } = await signIn();
    await age(claims.session_id, `created_at = now() - interval '7 hours 59 minutes', refreshed_at = now()`);
    await stack.sql(
      `update auth.mfa_amr_claims set updated_at = now() - interval '7 hours 59 minutes' where session_id = $1`,
      claims.session_id,
    );
    const renewed = await renew(refresh);
    assert.equal(renewed.code, undefined);
    const [{ method, timestamp } = assert.fail()] = claimsOf(renewed.access).amr;
    assert.equal(method, 'password');
    assert.ok(timestamp < claims.iat - 7 * 3600);
  });

  it('that is nine hours old is over', async () => {
    const { refresh, claims } = await signIn();
    await age(claims.session_id, `created_at = now() - interval '9 hours', refreshed_at = now()`);
    assert.equal((await renew(refresh)).code, 'session_expired');
  });

  it('that was idle for two hours is over, renewed before or not', async () => {
    const { refresh, claims } = await signIn();
    await age(claims.session_id, `created_at = now() - interval '3 hours'`);
    assert.equal((await renew(refresh)).code, 'session_expired');
    await age(claims.session_id, `refreshed_at = now() - interval '1 hour 50 minutes'`);
    assert.equal((await renew(refresh)).code, undefined);
    await age(claims.session_id, `refreshed_at = now() - interval '2 hours 1 minute'`);
    assert.equal((await renew(refresh)).code, 'session_expired');
  });

  it('has another refresh token each time, and two tabs at once get on', async () => {
    const { refresh } = await signIn();
    const [one, two] = await Promise.all([renew(refresh), renew(refresh)]);
    assert.deepEqual([one.code, two.code], [undefined, undefined]);
    assert.notEqual(one.refresh, refresh);
    assert.equal((await renew(one.refresh)).code, undefined);
  });

  it('goes on when the answer that held the new token was lost', async () => {
    const { refresh } = await signIn();
    const lost = await renew(refresh);
    await spentLongAgo(refresh);
    assert.equal((await renew(refresh)).refresh, lost.refresh);
  });

  it('ends when a token of long ago is used again', async () => {
    const { refresh, access } = await signIn();
    const second = await renew(refresh);
    const third = await renew(second.refresh);
    await spentLongAgo(refresh);
    assert.equal((await renew(refresh)).code, 'refresh_token_already_used');
    assert.equal((await renew(third.refresh)).code, 'refresh_token_not_found');
    assert.ok((await anyone().auth.getUser(access)).error);
  });
});

describe('an access token', () => {
  const now = Math.floor(Date.now() / 1000);
  const issuer = `${stack.url}/auth/v1`;
  const claims = async () => ({
    ...{
      sub: created.data.user?.id,
      role: 'authenticated',
      aud: 'authenticated',
      iss: issuer,
      exp: now + 600,
    },
    session_id: (await signIn()).claims.session_id,
  });
  const isTaken = async (change: object) => {
    const token = tokensOf({ secretKey: keys.secret }).sign({ ...(await claims()), ...change });
    const headers = { apikey: keys.publishable, authorization: `Bearer ${token}` };
    const rows = await fetch(`${stack.url}/rest/v1/authors?select=id&limit=1`, { headers });
    const user = await anyone().auth.getUser(token);
    return [rows.status, user.error?.code];
  };

  it('of our own is taken', async () => {
    assert.deepEqual(await isTaken({}), [200, undefined]);
    assert.deepEqual(await isTaken({ nbf: now }), [200, undefined]);
  });

  for (const [what, change] of Object.entries({
    'that is not valid yet': { nbf: now + 600 },
    'for somebody else': { aud: 'anon' },
    'for nobody': { aud: undefined },
    'of another issuer': { iss: 'https://elsewhere.example/auth/v1' },
    'of nobody': { iss: undefined },
    'that has ended': { exp: now - 600 },
  }))
    it(`${what} is refused`, async () => {
      const [status, code] = await isTaken(change);
      assert.deepEqual([status, code], [401, 'bad_jwt']);
    });
});
