import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { callers, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
after(() => stack.close());

type Queue = { queue: string; length: number; oldest_seconds: number | null };

async function queue(name: string): Promise<Queue> {
  const { data, error } = await secret.rpc('queue_lengths');
  assert.equal(error, null);
  return (data as Queue[]).find((one) => one.queue === name) ?? assert.fail(`There is no queue ${name}.`);
}

describe('what waits to be sent', () => {
  it('is nothing in the beginning', async () => {
    for (const name of ['notifications', 'failed notifications', 'purges'])
      assert.deepEqual(await queue(name), { queue: name, length: 0, oldest_seconds: null });
  });

  it('counts e-mails that are due, those that were given up, and no digest that is to wait', async () => {
    await sql(`insert into public.notification_deliveries (state, attempts, created_at, next_attempt_at) values
      ('waiting', 0, now() - interval '90 seconds', now()),
      ('sending', 1, now(), now() + interval '1 hour'),
      ('waiting', 0, now(), now() + interval '1 hour'),
      ('sent', 1, now() - interval '1 day', now()),
      ('failed', 30, now() - interval '1 day', now())`);
    const due = await queue('notifications');
    assert.equal(due.length, 2);
    assert.ok((due.oldest_seconds ?? 0) >= 90);
    assert.equal((await queue('failed notifications')).length, 1);
  });

  it('counts announcements whose time has come', async () => {
    await sql('delete from public.indexnow_deliveries');
    await sql(`insert into public.indexnow_deliveries (path, reason, next_attempt_at) values
      ('/blog/now', 'published', now()), ('/blog/later', 'scheduled', now() + interval '1 day')`);
    assert.equal((await queue('announcements')).length, 1);
  });

  it('counts the changes that a CDN was not told of', async () => {
    await secret.rpc('claim_cdn_purge', { lease_seconds: 60 });
    await secret.rpc('finish_cdn_purge', { pause_seconds: 0 });
    assert.equal((await queue('purges')).length, 0);
    await sql(`insert into public.slug_redirects (source_path, target_path) values ('/here', '/blog')`);
    assert.ok((await queue('purges')).length > 0);
  });

  for (const caller of callers.filter((one) => one !== 'the secret key'))
    it(`is not for ${caller}`, async () => {
      assert.equal((await clients[caller].rpc('queue_lengths')).error?.code, '42501');
    });
});

describe('how fast pages are for their visitors', () => {
  const count = (change: Row = {}): Row => ({
    ...{ page_kind: 'city', device: 'phone', metric: 'lcp', bucket: 12, times: 1 },
    ...change,
  });
  const record = (...counts: Row[]) => secret.rpc('record_web_vitals', { counts });
  const since = async (first_day: string): Promise<Row[]> => {
    const { data, error } = await clients['an administrator'].rpc('web_vitals_since', { first_day });
    assert.equal(error, null);
    return data as Row[];
  };
  beforeEach(() => sql('delete from public.web_vitals'));

  it('is counted in buckets of today, however often it comes', async () => {
    assert.equal((await record(count(), count({ times: 2 }), count({ bucket: 3 }))).error, null);
    assert.equal((await record(count())).error, null);
    const counts = (await since('2026-01-01')).map(({ bucket, times }) => [bucket, times]);
    assert.deepEqual(
      counts.sort(),
      [
        [12, 4],
        [3, 1],
      ].sort(),
    );
    const [row] = await sql(
      `select count(*) as wrong from public.web_vitals where day <> (now() at time zone 'Asia/Kolkata')::date`,
    );
    assert.equal(row?.wrong, '0');
  });

  it('is added up over the days that are asked for, and forgotten after ninety', async () => {
    await sql(`insert into public.web_vitals values
      (current_date - 91 - 1, 'city', 'phone', 'lcp', 12, 100), (current_date - 20, 'city', 'phone', 'lcp', 12, 10)`);
    await record(count());
    assert.deepEqual(await since('2020-01-01'), [count({ times: 11 })]);
  });

  for (const [what, change] of [
    ['page', { page_kind: '/blog/secret' }],
    ['device', { device: 'toaster' }],
    ['figure', { metric: 'email' }],
    ['bucket', { bucket: 32 }],
  ] as const)
    it(`takes no ${what} that it does not know`, async () => {
      assert.equal((await record(count(change))).error?.code, '23514');
      assert.deepEqual(await since('2020-01-01'), []);
    });

  it('counts nothing that takes away, and never more than a number can hold', async () => {
    await record(count({ times: -5 }), count({ bucket: 1, times: 0 }));
    assert.deepEqual(await since('2020-01-01'), []);
    await sql(`insert into public.web_vitals
      values ((now() at time zone 'Asia/Kolkata')::date, 'city', 'phone', 'lcp', 12, 2147483647)`);
    assert.equal((await record(count({ times: 2_000_000_000 }))).error, null);
    assert.deepEqual(await since('2020-01-01'), [count({ times: 2_147_483_647 })]);
  });

  it('is written by the server alone, and read by administrators', async () => {
    await record(count());
    for (const caller of callers.filter((one) => one !== 'the secret key')) {
      const { error } = await clients[caller].rpc('record_web_vitals', { counts: [count()] });
      assert.equal(error?.code, '42501', caller);
    }
    const since = { first_day: '2020-01-01' };
    assert.equal((await clients['a visitor'].rpc('web_vitals_since', since)).error?.code, '42501');
    assert.deepEqual((await clients['a stranger'].rpc('web_vitals_since', since)).data, []);
  });
});
