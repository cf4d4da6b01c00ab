import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { type Client, callers, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const staff = clients['an administrator'];
const colleague = await stack.signUpAdministrator('colleague@example.com');

const submitted = (change: Row = {}) => store(stack, 'form_submissions', samples.submission(change));

async function idOf(client: Client): Promise<string> {
  const { data } = await client.auth.getUser();
  return data.user?.id ?? assert.fail();
}

describe('what the staff do with submissions', () => {
  beforeEach(() => sql('delete from public.form_submissions'));
  after(stack.close);

  describe('notes', () => {
    const add = async (client: Client, change: Row = {}) => {
      const row = { id: randomUUID(), body: 'Called back.', ...change };
      return client
        .from('submission_notes')
        .insert({ submission_id: (await submitted()).id, ...row })
        .select()
        .single();
    };

    it('carry the author and the date by themselves', async () => {
      const { data } = await add(staff);
      assert.partialDeepStrictEqual(data, {
        author_id: await idOf(staff),
        author_email: 'staff@example.com',
      });
      assert.ok(Math.abs(Date.now() - Date.parse(data.created_at)) < 60_000);
    });

    it('cannot be written in the name of somebody else', async () => {
      const { status, error } = await add(staff, { author_id: colleague.id });
      assert.deepEqual([status, error?.code], [403, '42501']);
      const nobody = await add(staff, { author_id: null });
      assert.equal(nobody.error?.code, '42501');
      const { data } = await add(staff, { author_email: 'forged@example.com' });
      assert.equal(data.author_email, 'staff@example.com');
    });

    it('cannot be dated back, nor changed once they are written', async () => {
      const dated = await add(staff, { created_at: '2020-01-01T00:00:00Z' });
      assert.equal(dated.error?.code, '42501');
      const { data } = await add(staff);
      for (const column of Object.keys(data)) {
        const { error } = await staff
          .from('submission_notes')
          .update({ [column]: data[column] })
          .eq('id', data.id);
        assert.equal(error?.code, '42501', column);
      }
    });

    it('are read by every administrator and deleted by their author alone', async () => {
      const { data: note } = await add(staff);
      const read = await colleague.client.from('submission_notes').select('body').eq('id', note.id);
      assert.deepEqual(read.data, [{ body: 'Called back.' }]);
      const remove = async (client: Client) =>
        (await client.from('submission_notes').delete().eq('id', note.id).select('id')).data?.length;
      assert.deepEqual([await remove(colleague.client), await remove(staff)], [0, 1]);
    });

    it('hold 1 to 5,000 characters, not all of them spaces', async () => {
      const codeOf = async (body: string) => (await add(staff, { body })).error?.code;
      assert.equal(await codeOf('!'), undefined);
      assert.equal(await codeOf('ऋ'.repeat(5000)), undefined);
      assert.equal(await codeOf('a'.repeat(5001)), '23514');
      assert.equal(await codeOf(''), '23514');
      assert.equal(await codeOf(' \n\t'), '23514');
    });

    it('need a submission, and go with it', async () => {
      const { error } = await add(staff, { submission_id: randomUUID() });
      assert.equal(error?.code, '23503');
      const { data: note } = await add(staff);
      await staff.from('form_submissions').delete().eq('id', note.submission_id);
      assert.deepEqual(await sql('select id from public.submission_notes'), []);
    });

    it('keep the address of an author whose account is gone', async () => {
      const leaving = await stack.signUpAdministrator('leaving@example.com');
      const { data: note } = await add(leaving.client);
      await secret.auth.admin.deleteUser(leaving.id);
      const { data } = await staff
        .from('submission_notes')
        .select('author_id, author_email')
        .eq('id', note.id)
        .single();
      assert.deepEqual(data, { author_id: null, author_email: 'leaving@example.com' });
    });
  });

  describe('the history of the status', () => {
    const history = async ({ id }: Row) =>
      (
        await staff
          .from('submission_status_changes')
          .select('from_status, to_status, changed_by, changed_by_email')
          .eq('submission_id', id)
          .order('changed_at')
      ).data;
    const change = (client: Client, { id }: Row, status: string) =>
      client.from('form_submissions').update({ status }).eq('id', id);

    it('holds each change and who made it', async () => {
      const submission = await submitted();
      await change(staff, submission, 'contacted');
      await change(colleague.client, submission, 'closed');
      assert.deepEqual(await history(submission), [
        {
          from_status: 'new',
          to_status: 'contacted',
          changed_by: await idOf(staff),
          changed_by_email: 'staff@example.com',
        },
        {
          from_status: 'contacted',
          to_status: 'closed',
          changed_by: colleague.id,
          changed_by_email: 'colleague@example.com',
        },
      ]);
    });

    it('has nothing to say of a new submission, nor of a status that stays', async () => {
      const submission = await submitted({ status: 'contacted' });
      await change(staff, submission, 'contacted');
      assert.deepEqual(await history(submission), []);
    });

    it('names nobody where the server itself made the change', async () => {
      const submission = await submitted();
      await change(secret, submission, 'closed');
      assert.partialDeepStrictEqual(await history(submission), [
        { changed_by: null, changed_by_email: null },
      ]);
    });

    it('keeps the address of an account that is gone', async () => {
      const submission = await submitted();
      const gone = await stack.signUpAdministrator('gone@example.com');
      await change(gone.client, submission, 'closed');
      await secret.auth.admin.deleteUser(gone.id);
      assert.partialDeepStrictEqual(await history(submission), [
        { changed_by: null, changed_by_email: 'gone@example.com' },
      ]);
    });
  });

  describe('set_submission_status', () => {
    const set = async (submission: unknown, expected: string, wanted: string) =>
      staff.rpc('set_submission_status', { submission, expected, wanted });
    const statusOf = async ({ id }: Row) =>
      (await sql('select status from public.form_submissions where id = $1', String(id)))[0]?.status;

    it('changes the status that the caller saw', async () => {
      const submission = await submitted();
      assert.equal((await set(submission.id, 'new', 'closed')).data, 'closed');
      assert.equal(await statusOf(submission), 'closed');
    });

    it('leaves another status alone and answers it', async () => {
      const submission = await submitted({ status: 'contacted' });
      assert.equal((await set(submission.id, 'new', 'closed')).data, 'contacted');
      assert.equal(await statusOf(submission), 'contacted');
    });

    it('answers null for a submission that is gone', async () => {
      const { data, error } = await set(randomUUID(), 'new', 'closed');
      assert.deepEqual([data, error], [null, null]);
    });

    it('takes no status but those there are', async () => {
      const submission = await submitted();
      assert.equal((await set(submission.id, 'new', 'lost')).error?.code, '23514');
    });
  });

  describe('set_submission_deleted', () => {
    const set = async ({ id }: Row, deleted: boolean) =>
      (await staff.rpc('set_submission_deleted', { submission: id, deleted })).data;
    const listed = async (values: Row = {}) =>
      ((await staff.rpc('list_submissions', values)).data ?? []).map(({ id }: Row) => id);

    it('takes a submission out of every list until it is restored, with its notes', async () => {
      const submission = await submitted();
      await staff.from('submission_notes').insert({ submission_id: submission.id, body: 'Called.' });
      assert.equal(await set(submission, true), true);
      assert.deepEqual([await listed(), await listed({ only_deleted: true })], [[], [submission.id]]);
      for (const name of ['export_submissions', 'submission_weeks'])
        assert.deepEqual((await staff.rpc(name)).data, [], name);
      assert.equal(await set(submission, false), true);
      assert.deepEqual([await listed(), await listed({ only_deleted: true })], [[submission.id], []]);
      assert.equal((await staff.from('submission_notes').select()).data?.length, 1);
    });

    it('keeps the time of the first deletion, and says when there is nothing to delete', async () => {
      const submission = await submitted();
      const moment = () => sql('select deleted_at from public.form_submissions');
      await set(submission, true);
      const first = await moment();
      await set(submission, true);
      assert.deepEqual(await moment(), first);
      assert.equal(await set({ id: randomUUID() }, true), false);
    });

    it('a deleted one is gone for its status, its notification and the count of unsent ones', async () => {
      const submission = await submitted();
      await secret
        .from('notification_deliveries')
        .update({ state: 'failed' })
        .eq('submission_id', submission.id);
      await set(submission, true);
      const status = await staff.rpc('set_submission_status', {
        submission: submission.id,
        expected: 'new',
        wanted: 'closed',
      });
      assert.equal(status.data, null);
      assert.deepEqual((await staff.rpc('unsent_notifications').single()).data, { waiting: 0, failed: 0 });
      await secret
        .from('notification_deliveries')
        .update({ state: 'waiting' })
        .eq('submission_id', submission.id);
      const claim = () => secret.rpc('claim_notification_deliveries', { batch: 5, lease_seconds: 60 });
      assert.deepEqual((await claim()).data, []);
      await set(submission, false);
      assert.equal((await claim()).data?.length, 1);
    });
  });

  describe('retry_notification', () => {
    const late = '2020-01-01T00:00:00+00:00';
    const soon = '2100-01-01T00:00:00+00:00';
    const states: [name: string, delivery: Row, answer: boolean][] = [
      ['one that was given up', { state: 'failed', attempts: 9, last_error: 'no such mailbox' }, true],
      ['one that waits for its next attempt', { state: 'waiting', attempts: 3, next_attempt_at: soon }, true],
      ['one whose sender has vanished', { state: 'sending', attempts: 1, claimed_until: late }, true],
      ['one that is being sent', { state: 'sending', attempts: 1, claimed_until: soon }, false],
      ['one that was sent', { state: 'sent', attempts: 1, sent_at: late }, false],
    ];
    for (const [name, delivery, answer] of states)
      it(`${answer ? 'makes due' : 'leaves alone'} ${name}`, async () => {
        const { id } = await submitted();
        const read = () => secret.from('notification_deliveries').select().eq('submission_id', id).single();
        await secret.from('notification_deliveries').update(delivery).eq('submission_id', id);
        const { data: before } = await read();
        const { data } = await staff.rpc('retry_notification', { submission: id });
        assert.equal(data, answer);
        const { data: now } = await read();
        if (!answer) return assert.deepEqual(now, before);
        assert.ok(Math.abs(Date.now() - Date.parse(now.next_attempt_at)) < 60_000);
        const { next_attempt_at: _, ...rest } = before;
        assert.partialDeepStrictEqual(now, { ...rest, state: 'waiting', attempts: 0, claimed_until: null });
        const claimed = await secret.rpc('claim_notification_deliveries', { batch: 5, lease_seconds: 60 });
        assert.deepEqual(
          claimed.data.map((row: Row) => row.submission_id),
          [id],
        );
      });

    it('has nothing to send for a submission that is gone', async () => {
      assert.equal((await staff.rpc('retry_notification', { submission: randomUUID() })).data, false);
    });
  });

  describe('submission_news', () => {
    const news = async (since: string | null = null) =>
      (await staff.rpc('submission_news', { since }).single<Row>()).data ?? assert.fail();

    it('counts those that nobody has seen to, and those that came since', async () => {
      await submitted({ created_at: '2026-01-01T00:00:00Z' });
      await submitted({ status: 'closed' });
      const { moment, ...counts } = await news();
      assert.deepEqual(counts, { unhandled: 1, arrived: 0 });
      const later = await submitted();
      assert.partialDeepStrictEqual(await news(String(moment)), { unhandled: 2, arrived: 1 });
      await staff.rpc('set_submission_deleted', { submission: later.id, deleted: true });
      assert.partialDeepStrictEqual(await news(String(moment)), { unhandled: 1, arrived: 0 });
    });
  });

  describe('unsent_notifications', () => {
    const count = async () => (await staff.rpc('unsent_notifications').single()).data;
    const minutes = (ago: number) => new Date(Date.now() - ago * 60_000).toISOString();

    it('counts nothing where all is well', async () => {
      assert.deepEqual(await count(), { waiting: 0, failed: 0 });
      const fine = [
        {},
        { next_attempt_at: minutes(1) },
        { state: 'sending', attempts: 1, claimed_until: minutes(-1) },
        { state: 'sent', attempts: 2, sent_at: minutes(9) },
      ];
      for (const delivery of fine) {
        const { id } = await submitted();
        await secret
          .from('notification_deliveries')
          .update({ attempts: 0, ...delivery })
          .eq('submission_id', id);
      }
      assert.deepEqual(await count(), { waiting: 0, failed: 0 });
    });

    it('counts those late, tried before or left lying, and those given up', async () => {
      const unwell = [
        { next_attempt_at: minutes(3) },
        { attempts: 1, next_attempt_at: minutes(-30) },
        { state: 'sending', attempts: 1, claimed_until: minutes(1) },
        { state: 'failed', attempts: 9 },
        { state: 'failed', attempts: 1, next_attempt_at: minutes(3) },
      ];
      for (const delivery of unwell) {
        const { id } = await submitted();
        await secret.from('notification_deliveries').update(delivery).eq('submission_id', id);
      }
      assert.deepEqual(await count(), { waiting: 3, failed: 2 });
    });
  });

  describe('the e-mail template', () => {
    it('is changed only by somebody who saw its last change', async () => {
      const { id } = await store(stack, 'email_templates', samples.template());
      const { data: seen } = await staff.from('email_templates').select('updated_at').eq('id', id).single();
      const save = (subject: string) =>
        staff
          .from('email_templates')
          .update({ subject, body: 'Changed' })
          .eq('id', id)
          .eq('updated_at', seen?.updated_at)
          .select('subject');
      assert.deepEqual((await save('First')).data, [{ subject: 'First' }]);
      assert.deepEqual((await save('Second')).data, []);
    });
  });

  describe('functions for administrators', () => {
    const submission = randomUUID();
    const calls: Record<string, Row> = {
      set_submission_status: { submission, expected: 'new', wanted: 'closed' },
      set_submission_deleted: { submission, deleted: true },
      retry_notification: { submission },
      submission_news: {},
      unsent_notifications: {},
      list_submissions: {},
      export_submissions: {},
      submission_weeks: {},
    };
    const statuses = { 'a visitor': 401, 'a stranger': 403, 'an administrator': 200, 'the secret key': 403 };
    for (const [name, values] of Object.entries(calls))
      for (const caller of callers)
        it(`${name} answers ${caller}: ${statuses[caller]}`, async () => {
          await submitted({ id: submission });
          const { status, data, error } = await clients[caller].rpc(name, values);
          assert.equal(status, statuses[caller]);
          if (caller !== 'an administrator') assert.deepEqual([error?.code, data], ['42501', null]);
        });
  });
});
