import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { clientOf, publishableKey, siteFolder, startTestStack } from './support.ts';

const { url, client, visitor, service } = await startTestStack({}, siteFolder);
const bytes = Buffer.from([82, 73, 70, 70, 0, 1, 2, 0xff]);
const webp = { contentType: 'image/webp', cacheControl: '31536000' };
const images = (of = visitor) => of.storage.from('blog-images');
const statusOf = ({ error }: { error: unknown }) =>
  (error as { statusCode?: string; status?: number } | null)?.statusCode;

async function signedIn(email: string, isAdministrator: boolean) {
  const password = 'correct horse battery';
  const { data } = await service.auth.admin.createUser({ email, password, email_confirm: true });
  if (isAdministrator) await service.from('administrators').insert({ user_id: data.user?.id, role: 'owner' });
  const own = client();
  await own.auth.signInWithPassword({ email, password });
  return own;
}
let staff = visitor;
let stranger = visitor;
before(async () => {
  staff = await signedIn('staff@example.com', true);
  stranger = await signedIn('stranger@example.com', false);
});

describe('a picture', () => {
  it('is added by an administrator and seen by everyone as it was sent', async () => {
    const added = await images(staff).upload('a.webp', bytes, webp);
    assert.deepEqual([added.error, added.data?.fullPath], [null, 'blog-images/a.webp']);
    const response = await fetch(images().getPublicUrl('a.webp').data.publicUrl);
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes);
    assert.equal(response.headers.get('content-type'), 'image/webp');
    assert.equal(response.headers.get('cache-control'), 'max-age=31536000');
  });

  it('keeps its name to itself', async () => {
    assert.equal(statusOf(await images(staff).upload('a.webp', Buffer.from('other'), webp)), '409');
  });

  it('is added by nobody else', async () => {
    for (const caller of [visitor, stranger])
      assert.equal(statusOf(await images(caller).upload('b.webp', bytes, webp)), '403');
    const forged = clientOf(url, publishableKey).storage;
    forged.setHeader('authorization', 'Bearer e30.e30.e30');
    assert.equal(statusOf(await forged.from('blog-images').upload('b.webp', bytes, webp)), '403');
    assert.equal((await fetch(images().getPublicUrl('b.webp').data.publicUrl)).status, 400);
  });

  it('has a type and a size that its bucket takes', async () => {
    const svg = { contentType: 'image/svg+xml' };
    assert.equal(statusOf(await images(staff).upload('c.svg', bytes, svg)), '415');
    assert.equal(statusOf(await images(staff).upload('c.webp', Buffer.alloc(5_242_881), webp)), '413');
    assert.equal((await images(staff).upload('c.webp', Buffer.alloc(5_242_880), webp)).error, null);
    assert.equal(statusOf(await staff.storage.from('nowhere').upload('c.webp', bytes, webp)), '404');
  });

  it('is removed by the server alone, which knows where it is used', async () => {
    for (const caller of [visitor, stranger, staff])
      assert.deepEqual((await images(caller).remove(['a.webp'])).data, []);
    const removed = await images(service).remove(['a.webp', 'unknown.webp']);
    assert.deepEqual(
      removed.data?.map(({ name }) => name),
      ['a.webp'],
    );
    assert.equal((await fetch(images().getPublicUrl('a.webp').data.publicUrl)).status, 400);
  });
});

it('says what it does not implement', async () => {
  const { storage } = staff;
  const answers = await Promise.all([
    images(staff).list(),
    images(staff).update('c.webp', bytes, webp),
    images(staff).upload('c.webp', bytes, { ...webp, upsert: true }),
    images(staff).move('c.webp', 'd.webp'),
    storage.listBuckets(),
  ]);
  for (const { error } of answers) assert.equal((error as { status?: number } | null)?.status, 501);
});
