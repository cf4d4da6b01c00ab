import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startTestStack } from './support.ts';

const { url, client, service } = await startTestStack({ SITE_URL: 'https://www.marigold.example' });
const password = 'correct horse battery';
const admin = service.auth.admin;

const codeOf = ({ error }: { error: { status?: number; code?: string } | null }) => [
  error?.status,
  error?.code,
];
type Mail = { to: string[]; from: string; subject: string; html: string };
const inbox = async (): Promise<Mail[]> => (await fetch(`${url}/inbox.json`)).json();

async function linkTo(email: string): Promise<string> {
  const mail = (await inbox()).find(({ to }) => to[0] === email);
  const [, link = ''] = /href="([^"]+)"/.exec(mail?.html ?? '') ?? [];
  return new URL(link.replaceAll('&amp;', '&')).searchParams.get('token_hash') ?? '';
}

describe('an invitation', () => {
  it("is a mail with a link of the site, made of the project's own template", async () => {
    const { data, error } = await admin.inviteUserByEmail('Asha@Example.com');
    assert.equal(error, null);
    assert.equal(data.user?.email, 'asha@example.com');
    assert.ok(data.user?.invited_at);
    assert.equal(data.user?.email_confirmed_at, undefined);
    const [mail] = await inbox();
    assert.deepEqual([mail?.to, mail?.subject], [['asha@example.com'], 'You are invited']);
    assert.match(
      mail?.html ?? '',
      /https:\/\/www\.marigold\.example\/admin\/link\?token_hash=[0-9a-f]{56}&amp;type=invite/,
    );
  });

  it('lets nobody in by a password before it is accepted', async () => {
    for (const guess of ['', password])
      assert.deepEqual(
        codeOf(await client().auth.signInWithPassword({ email: 'asha@example.com', password: guess })),
        [400, 'invalid_credentials'],
      );
  });

  it('is good for one session, in which a password is set', async () => {
    const own = client();
    const token_hash = await linkTo('asha@example.com');
    const accepted = await own.auth.verifyOtp({ token_hash, type: 'invite' });
    assert.equal(accepted.error, null);
    assert.ok(accepted.data.user?.email_confirmed_at);
    const { data } = await own.auth.getClaims();
    assert.equal(data?.claims.aal, 'aal1');
    assert.equal(
      data?.claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method))[0],
      'otp',
    );
    assert.equal((await own.auth.updateUser({ password })).error, null);
    const again = await client().auth.verifyOtp({ token_hash, type: 'invite' });
    assert.deepEqual(codeOf(again), [403, 'otp_expired']);
    assert.equal(again.error?.message, 'Email link is invalid or has expired');
    assert.equal(
      (await client().auth.signInWithPassword({ email: 'asha@example.com', password })).error,
      null,
    );
  });

  it('can be sent again until it is accepted, and then the one before is good no longer', async () => {
    await admin.inviteUserByEmail('b@example.com');
    const first = await linkTo('b@example.com');
    assert.equal((await admin.inviteUserByEmail('b@example.com')).error, null);
    const second = await linkTo('b@example.com');
    assert.deepEqual(codeOf(await client().auth.verifyOtp({ token_hash: first, type: 'invite' })), [
      403,
      'otp_expired',
    ]);
    assert.deepEqual(codeOf(await client().auth.verifyOtp({ token_hash: second, type: 'recovery' })), [
      403,
      'otp_expired',
    ]);
    assert.equal((await client().auth.verifyOtp({ token_hash: second, type: 'invite' })).error, null);
    assert.deepEqual(codeOf(await admin.inviteUserByEmail('b@example.com')), [422, 'email_exists']);
  });

  it('is sent by whoever holds the secret key alone, and to an address', async () => {
    assert.deepEqual(codeOf(await client().auth.admin.inviteUserByEmail('c@example.com')), [
      401,
      'no_authorization',
    ]);
    assert.deepEqual(codeOf(await admin.inviteUserByEmail('nobody')), [400, 'validation_failed']);
  });
});

describe('a forgotten password', () => {
  it('is answered the same for an address that nobody has, and then nothing is sent', async () => {
    const before = (await inbox()).length;
    const unknown = await client().auth.resetPasswordForEmail('nobody@example.com');
    assert.deepEqual([unknown.data, unknown.error, (await inbox()).length], [{}, null, before]);
    const known = await client().auth.resetPasswordForEmail('asha@example.com');
    assert.deepEqual([known.data, known.error, (await inbox()).length], [{}, null, before + 1]);
  });

  it('is sent once a minute', async () => {
    const again = await client().auth.resetPasswordForEmail('ASHA@example.com');
    assert.deepEqual(codeOf(again), [429, 'over_email_send_rate_limit']);
    assert.match(again.error?.message ?? '', /you can only request this after \d+ seconds\./);
  });

  it('leads to a session, in which another password is set', async () => {
    const own = client();
    const token_hash = await linkTo('asha@example.com');
    assert.equal((await own.auth.verifyOtp({ token_hash, type: 'recovery' })).error, null);
    assert.deepEqual(codeOf(await own.auth.updateUser({ password })), [422, 'same_password']);
    assert.equal((await own.auth.updateUser({ password: 'another good password' })).error, null);
    assert.deepEqual(codeOf(await client().auth.verifyOtp({ token_hash, type: 'recovery' })), [
      403,
      'otp_expired',
    ]);
  });

  it('confirms somebody who was invited and never came', async () => {
    await admin.inviteUserByEmail('late@example.com');
    await client().auth.resetPasswordForEmail('late@example.com');
    const token_hash = await linkTo('late@example.com');
    const { data } = await client().auth.verifyOtp({ token_hash, type: 'recovery' });
    assert.ok(data.user?.email_confirmed_at);
  });

  it('refuses what is no link', async () => {
    const verify = (body: object) =>
      fetch(`${url}/auth/v1/verify`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_local', 'x-supabase-api-version': '2024-01-01' },
        body: JSON.stringify(body),
      }).then(async (response) => [response.status, (await response.json()).code]);
    assert.deepEqual(await verify({ token_hash: 'x' }), [400, 'validation_failed']);
    assert.deepEqual(await verify({ type: 'recovery' }), [400, 'validation_failed']);
    assert.deepEqual(await verify({ type: 'signup_of_mine', token_hash: 'x' }), [400, 'validation_failed']);
    assert.deepEqual(await verify({ type: 'recovery', token_hash: "' or true --" }), [403, 'otp_expired']);
    assert.deepEqual(await verify({ type: 'recovery', token_hash: 'x', email: 'a@b.de' }), [
      400,
      'validation_failed',
    ]);
  });

  it('is not sent any more once the hour has had its mails', async () => {
    const refused = [];
    for (let i = 0; i < 9; i++) refused.push(codeOf(await admin.inviteUserByEmail(`n${i}@example.com`)));
    assert.deepEqual(refused.at(-1), [429, 'over_email_send_rate_limit']);
  });
});
