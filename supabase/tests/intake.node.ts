import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { keys, type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
after(() => stack.close());

const enquiry = (change: Row = {}): Row => ({
  id: randomUUID(),
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: null,
  company: null,
  website: null,
  service_interest: 'seo',
  city: null,
  message: 'Please audit our shop.',
  captcha: 'verified',
  landing_page: null,
  referrer: null,
  utm: {},
  content_key: 'a content',
  ...change,
});

async function send(
  submission: Row,
  buckets: string[] = [],
  perHour = 5,
  unverifiedPerHour = 100,
): Promise<number> {
  const { data, error } = await secret.rpc('store_submission', {
    submission,
    buckets,
    per_hour: perHour,
    per_day: 20,
    unverified_per_hour: unverifiedPerHour,
  });
  assert.equal(error, null);
  return data;
}

const stored = async () => (await secret.from('form_submissions').select()).data ?? [];
const mails = async () => (await secret.from('notification_deliveries').select()).data ?? [];

/** Calls a function as the site does on behalf of a request. */
function callFor(requestId: string, name: string, body: Row): Promise<Response> {
  return fetch(`${stack.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: keys.secret, 'content-type': 'application/json', 'x-request-id': requestId },
    body: JSON.stringify(body),
  });
}

describe('an enquiry that comes in', () => {
  beforeEach(async () => {
    await secret.from('form_submissions').delete().not('id', 'is', null);
    await secret.from('notification_deliveries').delete().not('id', 'is', null);
    await sql('delete from private.rate_limit_buckets');
  });

  it('is known by the id of the request that brought it, unless that is none', async () => {
    const limits = { buckets: [], per_hour: 5, per_day: 20, unverified_per_hour: 100 };
    const ids = ['4bf92f3577b34da6a3ce929d0e0e4736', "'); drop table x; --", 'x'.repeat(300), 'short'];
    for (const id of ids) {
      const answer = await callFor(id, 'store_submission', {
        submission: enquiry({ content_key: id.slice(0, 40) }),
        ...limits,
      });
      assert.equal(answer.status, 200);
      await answer.text();
    }
    const kept = (await mails()).map(({ request_id }) => request_id);
    assert.deepEqual(kept.filter(Boolean), [ids[0]]);
    assert.equal(kept.length, ids.length);
  });

  it('is stored as it was sent, and its notification with it', async () => {
    const sent = enquiry({ city: 'पुणे', utm: { source: 'diwali' }, captcha: 'unverified' });
    assert.equal(await send(sent), 0);
    const [row] = await stored();
    for (const [name, value] of Object.entries(sent)) assert.deepEqual(row?.[name], value, name);
    assert.equal((await mails()).length, 1);
    assert.equal((await mails())[0]?.request_id, null);
  });

  it('is one row and one notification when it comes again under another id, as after a reload', async () => {
    for (let time = 0; time < 3; time++) assert.equal(await send(enquiry()), 0);
    assert.deepEqual([(await stored()).length, (await mails()).length], [1, 1]);
  });

  it('is one row when it comes ten times at once', async () => {
    const waits = await Promise.all(Array.from({ length: 10 }, () => send(enquiry())));
    assert.deepEqual(new Set(waits), new Set([0]));
    assert.equal((await stored()).length, 1);
  });

  it('is another enquiry when a word of it is another, and the next day', async () => {
    await send(enquiry());
    await send(enquiry({ content_key: 'another content' }));
    assert.equal((await stored()).length, 2);
    await sql(`update public.form_submissions set created_at = now() - interval '25 hours'`);
    await send(enquiry());
    assert.equal((await stored()).length, 3);
  });

  it('is stored again after the staff have deleted it', async () => {
    await send(enquiry());
    await secret
      .from('form_submissions')
      .update({ deleted_at: new Date().toISOString() })
      .not('id', 'is', null);
    await send(enquiry());
    assert.equal((await stored()).filter(({ deleted_at }) => !deleted_at).length, 1);
  });

  it('is refused with the time to wait by whichever of its buckets is empty, and then leaves no row', async () => {
    const another = () => enquiry({ content_key: randomUUID() });
    assert.equal(await send(another(), ['visitor:1', 'mailbox:1'], 2), 0);
    assert.equal(await send(another(), ['visitor:2', 'mailbox:1'], 2), 0);
    const wait = await send(another(), ['visitor:3', 'mailbox:1'], 2);
    assert.ok(wait > 3500 && wait <= 3600, String(wait));
    assert.equal((await stored()).length, 2);
  });

  it('is not counted a second time when it is there already', async () => {
    for (let time = 0; time < 4; time++) assert.equal(await send(enquiry(), ['mailbox:2'], 1), 0);
  });

  describe('beyond the number of unverified ones that an hour may bring', () => {
    const sendUnverified = () =>
      send(enquiry({ content_key: randomUUID(), captcha: 'unverified' }), [], 5, 2);
    const digests = async () => (await mails()).filter(({ submission_id }) => submission_id === null);

    it('is stored all the same, and told of in one digest an hour later', async () => {
      await Promise.all(Array.from({ length: 7 }, sendUnverified));
      assert.equal((await stored()).length, 7);
      assert.equal((await mails()).length, 3);
      const [digest, ...others] = await digests();
      assert.deepEqual(others, []);
      const wait = Date.parse(digest.next_attempt_at) - Date.now();
      assert.ok(wait > 3_500_000 && wait <= 3_600_000, String(wait));
      assert.equal((await stored()).filter(({ digest_id }) => digest_id === digest.id).length, 5);
    });

    it('is in a new digest once the last one has been taken up to be sent', async () => {
      for (let count = 0; count < 3; count++) await sendUnverified();
      await sql(`update public.notification_deliveries set next_attempt_at = now() - interval '1 second'`);
      const claimed = await secret.rpc('claim_notification_deliveries', { batch: 10, lease_seconds: 60 });
      assert.equal(claimed.data.length, 3);
      await sendUnverified();
      assert.equal((await digests()).length, 2);
    });

    it('is a row like any other in the list of the staff, with the state of its digest', async () => {
      for (let count = 0; count < 3; count++) await sendUnverified();
      const { data } = await clients['an administrator'].rpc('list_submissions');
      assert.deepEqual(
        data.map(({ delivery_state }: Row) => delivery_state),
        ['waiting', 'waiting', 'waiting'],
      );
    });

    it('does not keep a verified one from its own notification', async () => {
      for (let count = 0; count < 3; count++) await sendUnverified();
      await send(enquiry(), [], 5, 2);
      assert.equal((await mails()).filter(({ submission_id }) => submission_id).length, 3);
    });
  });

  for (const caller of ['a visitor', 'a stranger', 'an administrator'] as const)
    it(`cannot be stored by ${caller}`, async () => {
      const { status, error } = await clients[caller].rpc('store_submission', {
        submission: enquiry(),
        buckets: [],
        per_hour: 1,
        per_day: 1,
        unverified_per_hour: 1,
      });
      assert.deepEqual([status, error?.code], [caller === 'a visitor' ? 401 : 403, '42501']);
      assert.deepEqual(await stored(), []);
    });
});
