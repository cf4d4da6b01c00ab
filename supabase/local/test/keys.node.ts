import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { tokensOf } from '../auth/tokens.ts';
import { readConfig } from '../config.ts';
import { startStack } from '../stack.ts';
import { clientOf, preparedEnvironment, publishableKey, secretKey } from './support.ts';

const person = { email: 'asha@example.com', password: 'correct horse battery' };
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const legacyKey = (role: string) => `${encode({ alg: 'HS256' })}.${encode({ role })}.c2lnbmVk`;

async function start(more: Record<string, string>) {
  const config = readConfig({ ...(await preparedEnvironment()), ...more });
  const stack = await startStack(config);
  after(stack.close);
  const secret = clientOf(stack.url, config.secretKey);
  const { data } = await secret.auth.admin.createUser({ ...person, email_confirm: true });
  return { url: stack.url, publishable: config.publishableKey, secret, id: data.user?.id ?? '' };
}

/** Somebody signed in, and what their library asked of Auth since. */
async function signIn({ url, publishable }: { url: string; publishable: string }) {
  const asked: string[] = [];
  const client = createClient(url, publishable, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: url },
    global: {
      fetch: (input, init) => {
        asked.push(new URL(String(input)).pathname);
        return fetch(input, init);
      },
    },
  });
  const { data } = await client.auth.signInWithPassword(person);
  asked.length = 0;
  return { client, asked, token: data.session?.access_token ?? '' };
}

const stack = await start({ LOCAL_STACK_SIGNING_KEY: '2' });
const { url } = stack;
const older = await start({
  LOCAL_STACK_SIGNING_KEY: '0',
  SUPABASE_PUBLISHABLE_KEY: legacyKey('anon'),
  SUPABASE_SECRET_KEY: legacyKey('service_role'),
});

describe('a project whose key was changed', () => {
  const claims = async () => {
    const { token } = await signIn(stack);
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  };
  const ask = (token: string) =>
    fetch(`${url}/rest/v1/articles?limit=1`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });

  it('has its tokens checked by whoever asks, with the keys that it publishes', async () => {
    const { client, asked, token } = await signIn(stack);
    for (let times = 0; times < 3; times++)
      assert.equal((await client.auth.getClaims()).data?.claims.sub, stack.id);
    assert.deepEqual(asked, ['/auth/v1/.well-known/jwks.json']);
    const forged = `${token.slice(0, -8)}AAAAAAAA`;
    assert.equal((await client.auth.getClaims(forged)).error?.code, 'invalid_jwt');
  });

  it('publishes the key in use, the next and the one before, and nothing of them that is secret', async () => {
    const response = await fetch(`${url}/auth/v1/.well-known/jwks.json`);
    const { keys } = await response.json();
    assert.equal(response.headers.get('cache-control'), 'public, max-age=600');
    assert.equal(keys.length, 3);
    for (const key of keys) {
      assert.equal(key.d, undefined);
      assert.deepEqual([key.kty, key.crv, key.alg, key.use], ['EC', 'P-256', 'ES256', 'sig']);
    }
  });

  it('takes what the key before has signed, and nothing of older ones', async () => {
    const held = await claims();
    const statuses = [0, 1, 2, 3, 4].map(async (signingKey) => {
      const token = tokensOf({ secretKey, issuer: `${url}/auth/v1`, signingKey }).sign(held);
      return (await ask(token)).status;
    });
    assert.deepEqual(await Promise.all(statuses), [401, 200, 200, 200, 401]);
  });

  it('takes no token that says by which algorithm it wants to be believed', async () => {
    const { keys } = await (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).json();
    const payload = encode(await claims());
    const heads = [{ alg: 'none' }, { alg: 'HS256', kid: keys[0].kid }, { alg: 'ES256', kid: 'another' }];
    for (const head of heads) {
      const signed = `${encode(head)}.${payload}`;
      const signature = createHmac('sha256', JSON.stringify(keys[0])).update(signed).digest('base64url');
      assert.equal((await ask(`${signed}.${signature}`)).status, 401);
      assert.equal((await ask(`${signed}.`)).status, 401);
    }
  });

  it('takes a key as the API key alone, and the secret one not from a browser', async () => {
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${url}/rest/v1/secrets?limit=1`, { headers })).status;
    assert.equal(await status({ apikey: secretKey }), 200);
    assert.equal(await status({ apikey: secretKey, authorization: `Bearer ${secretKey}` }), 200);
    assert.equal(await status({ apikey: publishableKey, authorization: `Bearer ${secretKey}` }), 401);
    assert.equal(await status({ authorization: `Bearer ${secretKey}` }), 401);
    assert.equal(await status({ apikey: secretKey, 'user-agent': 'Mozilla/5.0 (X11) Chrome/140' }), 401);
  });
});

describe('an older project, whose keys are tokens and whose tokens have a shared secret', () => {
  it('answers for its tokens itself', async () => {
    const { client, asked, token } = await signIn(older);
    assert.equal(JSON.parse(atob(token.split('.')[0] ?? '')).alg, 'HS256');
    assert.equal((await client.auth.getClaims()).data?.claims.sub, older.id);
    assert.deepEqual(asked, ['/auth/v1/user']);
  });

  it('lets each key do what it is for', async () => {
    assert.equal((await older.secret.from('secrets').select('id').limit(1)).error, null);
    const visitor = clientOf(older.url, older.publishable);
    assert.equal((await visitor.from('articles').select('slug').limit(1)).error, null);
    assert.equal((await visitor.from('secrets').select('id').limit(1)).error?.code, '42501');
  });

  it('takes its tokens once it signs with a pair of keys, too', async () => {
    const { token } = await signIn(older);
    const issuer = `${older.url}/auth/v1`;
    const legacySecret = legacyKey('service_role');
    assert.ok(tokensOf({ secretKey: legacySecret, issuer, signingKey: 1 }).verify(token));
    assert.equal(tokensOf({ secretKey: legacySecret, issuer, signingKey: 2 }).verify(token), null);
  });
});
