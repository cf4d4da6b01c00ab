import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { callers, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;

type Claim = { complete: boolean; tags: string[]; attempts: number } | null;

async function claim(lease_seconds = 60): Promise<Claim> {
  const { data, error } = await secret.rpc('claim_cdn_purge', { lease_seconds });
  assert.equal(error, null);
  return data as Claim;
}

async function finish(problem: string | null = null, pause_seconds = 0): Promise<void> {
  const { error } = await secret.rpc('finish_cdn_purge', { pause_seconds, problem });
  assert.equal(error, null);
}

const move = () => store(stack, 'slug_redirects', samples.redirect());
const write = () => store(stack, 'authors', samples.author());

describe('what the CDN is told', () => {
  after(stack.close);
  beforeEach(async () => {
    await sql(`update private.cdn_purge set seen = null, told = null, claimed = null, attempts = 0,
      next_attempt_at = now(), claimed_until = null`);
    assert.equal((await claim())?.complete, false);
    await finish();
    assert.equal(await claim(), null);
  });

  it('is everything at first, then each change twice, and then nothing', async () => {
    await move();
    assert.deepEqual((await claim())?.tags, ['redirects']);
    await finish();
    await write();
    assert.deepEqual((await claim())?.tags, ['authors', 'redirects']);
    await finish();
    assert.deepEqual((await claim())?.tags, ['authors']);
    await finish();
    assert.equal(await claim(), null);
  });

  it('is told again after a failure, with what came in between, and not before the pause is over', async () => {
    await move();
    assert.equal((await claim())?.attempts, 1);
    await finish('The CDN answered 503.', 60);
    await write();
    assert.equal(await claim(), null);
    await sql('update private.cdn_purge set next_attempt_at = now()');
    assert.partialDeepStrictEqual(await claim(), { tags: ['authors', 'redirects'], attempts: 2 });
    assert.equal(
      (await sql('select last_error from private.cdn_purge'))[0]?.last_error,
      'The CDN answered 503.',
    );
    await finish();
    assert.partialDeepStrictEqual(await claim(), { tags: ['authors', 'redirects'], attempts: 1 });
    await finish();
    assert.equal(await claim(), null);
  });

  it('is in one hand at a time, and in another when the first is gone', async () => {
    await move();
    const claims = await Promise.all(Array.from({ length: 6 }, () => claim()));
    assert.equal(claims.filter(Boolean).length, 1);
    await sql(`update private.cdn_purge set claimed_until = now() - interval '1 second'`);
    assert.deepEqual((await claim())?.tags, ['redirects']);
    await finish();
  });

  it('is everything when it has not been told for longer than the record is kept', async () => {
    await move();
    await sql(`update public.content_changes set at = now() - interval '2 days'`);
    await secret.rpc('forget_content_changes');
    assert.equal((await claim())?.complete, false);
    await finish();
  });

  for (const caller of callers)
    it(`is for the server alone: ${caller}`, async () => {
      for (const [name, parameters] of [
        ['claim_cdn_purge', { lease_seconds: 1 }],
        ['finish_cdn_purge', { pause_seconds: 0 }],
      ] as const) {
        const { error } = await clients[caller].rpc(name, parameters);
        assert.equal(error?.code, caller === 'the secret key' ? undefined : '42501', name);
      }
    });
});
