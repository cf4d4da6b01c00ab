import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { type Row, startTestStack } from './support.ts';

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

async function send(submission: Row, buckets: string[] = [], perHour = 5): Promise<number> {
  const { data, error } = await secret.rpc('store_submission', {
    submission,
    buckets,
    per_hour: perHour,
    per_day: 20,
  });
  assert.equal(error, null);
  return data;
}

const stored = async () => (await secret.from('form_submissions').select()).data ?? [];
const mails = async () => (await secret.from('notification_deliveries').select()).data ?? [];

describe('an enquiry that comes in', () => {
  beforeEach(async () => {
    await secret.from('form_submissions').delete().not('id', 'is', null);
    await sql('delete from private.rate_limit_buckets');
  });

  it('is stored as it was sent, and its notification with it', async () => {
    const sent = enquiry({ city: 'पुणे', utm: { source: 'diwali' }, captcha: 'unverified' });
    assert.equal(await send(sent), 0);
    const [row] = await stored();
    for (const [name, value] of Object.entries(sent)) assert.deepEqual(row?.[name], value, name);
    assert.equal((await mails()).length, 1);
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
    await secret.from('form_submissions').delete().not('id', 'is', null);
    await send(enquiry());
    assert.equal((await stored()).length, 1);
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

  for (const caller of ['a visitor', 'a stranger', 'an administrator'] as const)
    it(`cannot be stored by ${caller}`, async () => {
      const { status, error } = await clients[caller].rpc('store_submission', {
        submission: enquiry(),
        buckets: [],
        per_hour: 1,
        per_day: 1,
      });
      assert.deepEqual([status, error?.code], [caller === 'a visitor' ? 401 : 403, '42501']);
      assert.deepEqual(await stored(), []);
    });
});
