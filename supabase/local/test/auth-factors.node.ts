import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { qrModules } from '../auth/qr.ts';
import { codeAt } from '../auth/totp.ts';
import { startTestStack } from './support.ts';

const { client, service } = await startTestStack({ SITE_URL: 'https://www.marigold.example' });
const admin = service.auth.admin;
const password = 'correct horse battery';
const minute = 60_000;

const codeOf = ({ error }: { error: { status?: number; code?: string } | null }) => [
  error?.status,
  error?.code,
];

async function account(email: string) {
  const { data } = await admin.createUser({ email, password, email_confirm: true });
  const signIn = async () => {
    const own = client();
    assert.equal((await own.auth.signInWithPassword({ email, password })).error, null);
    return own;
  };
  return { id: data.user?.id ?? '', signIn };
}
type Own = ReturnType<typeof client>;

const levelOf = async (own: Own) => (await own.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;

async function enroll(own: Own) {
  const { data, error } = await own.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  assert.equal(error, null);
  if (data?.type !== 'totp') assert.fail();
  return data;
}

const pass = (own: Own, factorId: string, code: string) =>
  own.auth.mfa.challengeAndVerify({ factorId, code });

describe('a second factor', () => {
  it('is set up with a code of the app, which raises the session and ends those without', async () => {
    const { signIn } = await account('asha@example.com');
    const [own, other] = [await signIn(), await signIn()];
    const factor = await enroll(own);
    assert.match(factor.totp.qr_code, /^data:image\/svg\+xml;utf-8,<svg /);
    const uri = new URL(factor.totp.uri);
    assert.equal(decodeURIComponent(uri.pathname), '/www.marigold.example:asha@example.com');
    assert.deepEqual(Object.fromEntries(uri.searchParams), {
      algorithm: 'SHA1',
      digits: '6',
      issuer: 'www.marigold.example',
      period: '30',
      secret: factor.totp.secret,
    });
    assert.equal(await levelOf(own), 'aal1');
    assert.equal((await pass(own, factor.id, codeAt(factor.totp.secret))).error, null);
    assert.equal(await levelOf(own), 'aal2');
    const { data } = await own.auth.getClaims();
    assert.deepEqual(
      data?.claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method)).sort(),
      ['password', 'totp'],
    );
    assert.ok((await other.auth.getUser()).error);
    await own.auth.refreshSession();
    assert.equal(await levelOf(own), 'aal2');
  });

  it('is asked for at the next sign-in, and takes the codes of the steps beside this one', async () => {
    const { signIn } = await account('skew@example.com');
    const first = await signIn();
    const { id, totp } = await enroll(first);
    await pass(first, id, codeAt(totp.secret));
    for (const off of [-30_000, 30_000]) {
      const own = await signIn();
      const level = await own.auth.mfa.getAuthenticatorAssuranceLevel();
      assert.deepEqual([level.data?.currentLevel, level.data?.nextLevel], ['aal1', 'aal2']);
      assert.equal((await own.auth.mfa.listFactors()).data?.totp[0]?.id, id);
      assert.equal((await pass(own, id, codeAt(totp.secret, Date.now() + off))).error, null);
    }
    const own = await signIn();
    for (const wrong of [codeAt(totp.secret, Date.now() + 10 * minute), '', '12345', 'abcdef', '१२३४५६'])
      assert.ok((await pass(own, id, wrong)).error, wrong);
    const refused = await pass(own, id, codeAt(totp.secret, Date.now() - 10 * minute));
    assert.deepEqual(codeOf(refused), [422, 'mfa_verification_failed']);
    assert.equal(refused.error?.message, 'Invalid TOTP code entered');
  });

  it('belongs to one person, and a challenge to one code', async () => {
    const [asha, vikram] = [await account('one@example.com'), await account('two@example.com')];
    const [own, other] = [await asha.signIn(), await vikram.signIn()];
    const { id, totp } = await enroll(own);
    const challenge = await own.auth.mfa.challenge({ factorId: id });
    const challengeId = challenge.data?.id ?? '';
    assert.ok(Math.abs((challenge.data?.expires_at ?? 0) - Date.now() / 1000 - 300) < 30);
    assert.deepEqual(codeOf(await other.auth.mfa.challenge({ factorId: id })), [404, 'mfa_factor_not_found']);
    const verify = () => own.auth.mfa.verify({ factorId: id, challengeId, code: codeAt(totp.secret) });
    assert.equal((await verify()).error, null);
    assert.deepEqual(codeOf(await verify()), [422, 'mfa_ip_address_mismatch']);
    assert.deepEqual(
      codeOf(
        await own.auth.mfa.verify({
          factorId: id,
          challengeId: crypto.randomUUID(),
          code: codeAt(totp.secret),
        }),
      ),
      [422, 'mfa_factor_not_found'],
    );
  });

  it('cannot be added, taken away or got round by somebody who knows the password alone', async () => {
    const { signIn } = await account('guarded@example.com');
    const first = await signIn();
    const { id, totp } = await enroll(first);
    assert.deepEqual(codeOf(await first.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })), [
      422,
      'mfa_factor_name_conflict',
    ]);
    await pass(first, id, codeAt(totp.secret));
    const own = await signIn();
    assert.deepEqual(codeOf(await own.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })), [
      403,
      'insufficient_aal',
    ]);
    assert.deepEqual(codeOf(await own.auth.mfa.unenroll({ factorId: id })), [422, 'insufficient_aal']);
    assert.deepEqual(codeOf(await own.auth.updateUser({ password: 'another good password' })), [
      401,
      'insufficient_aal',
    ]);
    assert.equal((await first.auth.mfa.unenroll({ factorId: id })).error, null);
    await first.auth.refreshSession();
    assert.equal(await levelOf(first), 'aal1');
  });

  it('is listed and taken away by whoever holds the secret key', async () => {
    const { id: userId, signIn } = await account('lost@example.com');
    const own = await signIn();
    const { id, totp } = await enroll(own);
    await pass(own, id, codeAt(totp.secret));
    const listed = await admin.mfa.listFactors({ userId });
    assert.deepEqual(
      listed.data?.factors.map((factor) => [factor.id, factor.status, 'secret' in factor]),
      [[id, 'verified', false]],
    );
    assert.equal((await admin.mfa.deleteFactor({ userId, id })).error, null);
    assert.deepEqual(codeOf(await admin.mfa.deleteFactor({ userId, id })), [404, 'mfa_factor_not_found']);
    const level = await (await signIn()).auth.mfa.getAuthenticatorAssuranceLevel();
    assert.deepEqual([level.data?.currentLevel, level.data?.nextLevel], ['aal1', 'aal1']);
  });
});

it('codes are those of RFC 6238', () => {
  // The secret of its appendix B, "12345678901234567890".
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  assert.deepEqual(
    [59, 1111111109, 20000000000].map((seconds) => codeAt(secret, seconds * 1000)),
    ['287082', '081804', '353130'],
  );
});

it('a QR code grows with what it says, up to an address as long as there are', () => {
  const sides = ['a'.repeat(14), 'a'.repeat(15), 'a'.repeat(250), 'é'.repeat(300)].map(
    (text) => qrModules(text).length,
  );
  // Versions 1, 2, 11 and 19, as the standard's table 7 has it.
  assert.deepEqual(sides, [21, 25, 61, 93]);
  assert.throws(() => qrModules('a'.repeat(700)), RangeError);
});
