import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { Resend } from 'resend';
import { preparedEnvironment, spawnStack } from './support.ts';

const environment = await preparedEnvironment();
let stack = await spawnStack(environment);
const mail = {
  from: 'Site <site@example.com>',
  to: 'staff@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
};

const resend = () => new Resend('re_local', { baseUrl: `${stack.url}/resend` });
const inbox = async (): Promise<{ id: string; subject: string; to: string[] }[]> =>
  (await fetch(`${stack.url}/inbox.json`)).json();
const fault = (value: object) =>
  fetch(`${stack.url}/resend/faults`, { method: 'POST', body: JSON.stringify(value) });

beforeEach(async () => {
  await fetch(`${stack.url}/inbox.json`, { method: 'DELETE' });
});

describe('sending', () => {
  it('puts a mail into the inbox', async () => {
    const { data, error } = await resend().emails.send({ ...mail, replyTo: 'asha@example.com' });
    assert.equal(error, null);
    const [stored] = await inbox();
    assert.equal(stored?.id, data?.id);
    assert.deepEqual(stored?.to, ['staff@example.com']);
  });

  it('shows the newest first', async () => {
    await resend().emails.send(mail);
    await resend().emails.send({ ...mail, subject: 'Second' });
    assert.deepEqual(
      (await inbox()).map(({ subject }) => subject),
      ['Second', 'Hello'],
    );
  });

  it('sends once however often the same key is used with the same mail', async () => {
    const send = (subject = 'Hello') =>
      resend().emails.send({ ...mail, subject }, { idempotencyKey: 'enquiry/1' });
    const [first, second, other] = [await send(), await send(), await send('Other')];
    assert.equal(first.data?.id, second.data?.id);
    assert.equal((await inbox()).length, 1);
    assert.deepEqual([other.error?.statusCode, other.error?.name], [409, 'invalid_idempotent_request']);
  });

  it('sends once when the same key comes twice at the same time', async () => {
    const send = () => resend().emails.send(mail, { idempotencyKey: 'enquiry/twice' });
    await Promise.all([send(), send(), send()]);
    assert.equal((await inbox()).length, 1);
  });

  it('refuses what Resend refuses', async () => {
    const missing = await resend().emails.send({ ...mail, subject: '' });
    const malformed = await resend().emails.send({ ...mail, to: 'nobody' });
    const stranger = await new Resend('wrong', { baseUrl: `${stack.url}/resend` }).emails.send(mail);
    const key = await resend().emails.send(mail, { idempotencyKey: 'k'.repeat(257) });
    assert.deepEqual(
      [missing, malformed, stranger, key].map(({ error }) => error?.name),
      ['missing_required_field', 'validation_error', 'invalid_api_key', 'invalid_idempotency_key'],
    );
    assert.deepEqual(await inbox(), []);
  });
});

describe('faults that a test asks for', () => {
  it('strike as often as asked', async () => {
    await fault({ status: 429, times: 2 });
    const names = [];
    for (let attempt = 0; attempt < 3; attempt++) names.push((await resend().emails.send(mail)).error?.name);
    assert.deepEqual(names, ['rate_limit_exceeded', 'rate_limit_exceeded', undefined]);
    assert.equal((await inbox()).length, 1);
  });

  it('lose the answer of a mail that was accepted, which the same key then finds', async () => {
    await fault({ after: true, times: 1 });
    const send = () => resend().emails.send(mail, { idempotencyKey: 'enquiry/lost' });
    assert.ok((await send()).error);
    assert.equal((await inbox()).length, 1);
    assert.equal((await send()).error, null);
    assert.equal((await inbox()).length, 1);
  });

  it('refuse what comes faster than the provider takes it, and say when there is more', async () => {
    await fault({ perSecond: 2 });
    const answers = await Promise.all([1, 2, 3].map(() => resend().emails.send(mail)));
    await fault({});
    const refused = answers.filter(({ error }) => error);
    assert.deepEqual(
      refused.map(({ error, headers }) => [error?.statusCode, headers?.['retry-after']]),
      [[429, '1']],
    );
    assert.equal((await inbox()).length, 2);
  });

  it('never answer', async () => {
    await fault({ hang: true, times: 1 });
    const request = { method: 'POST', body: JSON.stringify(mail), signal: AbortSignal.timeout(300) };
    await assert.rejects(fetch(`${stack.url}/resend/emails`, request), { name: 'TimeoutError' });
    await fault({});
  });
});

describe('the inbox', () => {
  it('shows a mail in a frame that can run nothing', async () => {
    const html = `<script>alert(1)</script><p title="'x'">Hi</p>`;
    const { data } = await resend().emails.send({ ...mail, subject: '<b>Bold</b>', html });
    const list = await (await fetch(`${stack.url}/inbox`)).text();
    assert.match(list, /color-scheme: light dark/);
    assert.match(list, /&lt;b&gt;Bold&lt;\/b&gt;/);
    const page = await (await fetch(`${stack.url}/inbox/${data?.id}`)).text();
    assert.match(page, /<iframe sandbox="" [^>]*srcdoc="&lt;script&gt;alert/);
    assert.doesNotMatch(page, /<script/);
  });

  it('is kept over a restart, keys included', async () => {
    const send = () => resend().emails.send(mail, { idempotencyKey: 'enquiry/kept' });
    const first = await send();
    stack.child.kill('SIGKILL');
    stack = await spawnStack(environment);
    assert.equal((await send()).data?.id, first.data?.id);
    assert.equal((await inbox()).length, 1);
  });
});
