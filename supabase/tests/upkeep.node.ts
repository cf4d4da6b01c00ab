import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const staff = clients['an administrator'];

const submitted = (change: Row = {}) => store(stack, 'form_submissions', samples.submission(change));
const before = (interval: string) => sql(`select (now() - $1::interval)::text as moment`, interval);
const ago = async (interval: string) => (await before(interval))[0]?.moment;

describe('what is done now and again', () => {
  beforeEach(async () => {
    await sql('delete from public.form_submissions');
    await sql('delete from public.notification_deliveries');
    await sql('delete from public.security_events');
    await sql('delete from private.rate_limit_buckets');
    await sql('update private.mail_pace set alerted_at = null');
  });
  after(stack.close);

  describe('delete_what_is_due', () => {
    const tidy = async () => (await secret.rpc('delete_what_is_due').single()).data;
    const nothing = { old_submissions: 0, deleted_submissions: 0, address_hashes: 0, security_events: 0 };
    const left = async () =>
      (await sql('select name from public.form_submissions order by name')).map(({ name }) => name);

    it('deletes an enquiry 24 months after the last contact, with its notes and its notification', async () => {
      const old = await ago('24 months 1 hour');
      await submitted({ name: 'Old', created_at: old });
      const young = await submitted({ name: 'Young', created_at: await ago('23 months 25 days') });
      await staff.from('submission_notes').insert({ submission_id: young.id, body: 'Called.' });
      const noted = await submitted({ name: 'Noted last year', created_at: old });
      await staff.from('submission_notes').insert({ submission_id: noted.id, body: 'Still in touch.' });
      const closed = await submitted({ name: 'Closed last year', created_at: old });
      await staff.from('form_submissions').update({ status: 'closed' }).eq('id', closed.id);
      const silent = await submitted({ name: 'Silent since', created_at: old });
      await staff.from('submission_notes').insert({ submission_id: silent.id, body: 'Once.' });
      await sql(
        `update public.submission_notes set created_at = now() - interval '25 months' where body = 'Once.'`,
      );
      assert.deepEqual(await tidy(), { ...nothing, old_submissions: 2 });
      assert.deepEqual(await left(), ['Closed last year', 'Noted last year', 'Young']);
      assert.deepEqual(await sql('select count(*) as notes from public.submission_notes'), [{ notes: '2' }]);
      assert.deepEqual(await tidy(), nothing);
    });

    it('deletes for good what the staff deleted 30 days ago, and nothing that they restored', async () => {
      await submitted({ name: 'Gone', deleted_at: await ago('31 days') });
      await submitted({ name: 'Restorable', deleted_at: await ago('29 days') });
      await submitted({ name: 'Kept' });
      await submitted({ name: 'Old', created_at: await ago('25 months'), deleted_at: await ago('1 day') });
      assert.deepEqual(await tidy(), { ...nothing, deleted_submissions: 2 });
      assert.deepEqual(await left(), ['Kept', 'Restorable']);
    });

    it('deletes the hash of an address after a day, and security events after 90', async () => {
      await sql(`insert into private.rate_limit_buckets (bucket, updated_at)
        values ('contact:old', now() - interval '25 hours'), ('contact:new', now() - interval '23 hours')`);
      for (const detail of ['old', 'new'])
        await secret.rpc('record_security_event', { kind: 'enquiry.honeypot', detail });
      await sql(
        `update public.security_events set last_at = now() - interval '91 days' where detail = 'old'`,
      );
      assert.deepEqual(await tidy(), { ...nothing, address_hashes: 1, security_events: 1 });
      assert.deepEqual(await sql('select bucket from private.rate_limit_buckets'), [
        { bucket: 'contact:new' },
      ]);
    });

    it('deletes a thousand of each at a time, so that no crowd of them is too much for one statement', async () => {
      await sql(`insert into private.rate_limit_buckets (bucket, updated_at)
        select 'contact:' || number, now() - interval '2 days' from generate_series(1, 1500) as number`);
      assert.deepEqual(await tidy(), { ...nothing, address_hashes: 1000 });
      assert.deepEqual(await tidy(), { ...nothing, address_hashes: 500 });
      for (const name of ['One', 'Two', 'Three'])
        await submitted({ name, created_at: await ago('25 months') });
      await secret.rpc('delete_what_is_due', { most: 2 });
      assert.equal((await left()).length, 1);
    });
  });

  describe('the alert about notifications that do not go out', () => {
    type Alert = { unsent: number; problem: string | null };
    const claim = async (): Promise<Alert | null> =>
      (await secret.rpc('claim_unsent_alert', { late_minutes: 60 }).maybeSingle<Alert>()).data;
    const unsent = async (minutes: number, change: Row = {}) => {
      const { id } = await submitted();
      await secret
        .from('notification_deliveries')
        .update({ created_at: await ago(`${minutes} minutes`), ...change })
        .eq('submission_id', id);
      return id;
    };

    it('is due once there is one that has been unsent for an hour', async () => {
      await unsent(59);
      await unsent(120, { state: 'sent', sent_at: await ago('1 hour') });
      assert.equal(await claim(), null);
      await unsent(61, { state: 'waiting', last_error: '429 daily_quota_exceeded' });
      await unsent(90, { state: 'failed', last_error: '500 application_error' });
      assert.partialDeepStrictEqual(await claim(), { unsent: 2, problem: '429 daily_quota_exceeded' });
    });

    it('is given once an incident, and again in the next one', async () => {
      const id = await unsent(61);
      assert.equal((await claim())?.unsent, 1);
      await unsent(70);
      assert.equal(await claim(), null);
      await secret
        .from('notification_deliveries')
        .update({ state: 'sent', sent_at: await ago('-1 second') })
        .eq('submission_id', id);
      assert.equal((await claim())?.unsent, 1);
      assert.equal(await claim(), null);
    });

    it('goes to one of several that ask at once', async () => {
      await unsent(61);
      const answers = await Promise.all(Array.from({ length: 8 }, claim));
      assert.equal(answers.filter(Boolean).length, 1);
    });

    it('is due again when nobody could be told', async () => {
      await unsent(61);
      await claim();
      await secret.rpc('return_unsent_alert');
      assert.equal((await claim())?.unsent, 1);
    });

    it('gives a digest the hour that it is meant to wait', async () => {
      const digest = (minutes: string) =>
        sql(
          'insert into public.notification_deliveries (created_at) values (now() - $1::interval)',
          `${minutes} minutes`,
        );
      await digest('119');
      assert.equal(await claim(), null);
      await digest('121');
      assert.equal((await claim())?.unsent, 1);
    });

    it('says nothing of an enquiry that was deleted', async () => {
      await staff.rpc('set_submission_deleted', { submission: await unsent(61), deleted: true });
      assert.equal(await claim(), null);
    });
  });

  for (const name of ['delete_what_is_due', 'claim_unsent_alert', 'return_unsent_alert'])
    for (const caller of ['a visitor', 'a stranger', 'an administrator'] as const)
      it(`${name} is closed to ${caller}`, async () => {
        const { error } = await clients[caller].rpc(
          name,
          name === 'claim_unsent_alert' ? { late_minutes: 0 } : {},
        );
        assert.equal(error?.code, '42501');
      });
});
