import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { callers, startTestStack } from './support.ts';

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
