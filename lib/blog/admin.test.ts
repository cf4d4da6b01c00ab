/** @jest-environment node */
import { databaseAnswer } from '../testing/database-answer';
import { emptyPost } from './admin-schema';
import type { PostFields } from './post-fields';

const { jest } = import.meta;
const rpc = jest.fn();
const stored = jest.fn();
const followChangesNow = jest.fn();
const query = { select: () => query, eq: () => query, delete: () => query, maybeSingle: stored };
jest.unstable_mockModule('../supabase/session', () => ({
  sessionClient: async () => ({ rpc, from: () => query }),
}));
jest.unstable_mockModule('../cache/changes', () => ({ followChangesNow }));
jest.unstable_mockModule('../env', () => ({ env: { IMAGE_HOSTS: ['pictures.example'] } }));
const renderToSave = jest.fn();
const keepRendering = jest.fn();
jest.unstable_mockModule('./rendering', () => ({ keepRendering, renderToSave }));
const admin = await import('./admin');

const id = '00000000-0000-4000-8000-000000000001';
const expected = '2026-11-20T10:00:00+00:00';
const fields: PostFields = {
  ...emptyPost,
  ...{ title: 'A post', slug: 'a-post', content: 'Text', excerpt: 'Excerpt', author: 'Ananya Rao' },
  ...{ featured_image: '/covers/a.webp', author_id: '11111111-1111-4111-8111-111111111111' },
};
const row = { id, updated_at: '2026-11-21T10:00:00+00:00', title: 'A post' };
const draft = '00000000-0000-4000-8000-000000000002';
const savePost = (save: Omit<Parameters<typeof admin.savePost>[0], 'draft'>) =>
  admin.savePost({ ...save, draft });
const sent = () => rpc.mock.calls[0]?.[1] as { fields: Record<string, unknown> };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  for (const mock of [rpc, stored, followChangesNow, keepRendering, renderToSave]) mock.mockReset();
  renderToSave.mockResolvedValue({ html: '<p>Text</p>' });
  rpc.mockReturnValue(databaseAnswer({ saved: row }));
  stored.mockReturnValue(databaseAnswer({ published_at: '2026-11-20T11:22:33.4+00:00', view_count: 9 }));
});
afterEach(() => {
  jest.useRealTimers();
});

test('a save has the site follow and answers the post as it is now', async () => {
  const answer = await savePost({ id, expected, fields: { ...fields, tags: 'SEO, audits' } });
  expect(rpc).toHaveBeenCalledWith('save_blog_post', {
    post_id: id,
    expected_updated_at: expected,
    fields: expect.objectContaining({ tags: ['SEO', 'audits'], published_at: null }),
    draft_id: draft,
  });
  expect(answer).toMatchObject({ kind: 'saved', stored: { id, updatedAt: row.updated_at, viewCount: 9 } });
  expect(followChangesNow).toHaveBeenCalledTimes(1);
});

test.each([
  ['2026-11-20', 'draft', '2026-11-20T11:22:33.4+00:00'],
  ['2026-11-19', 'draft', '2026-11-19T00:00:00+05:30'],
  ['', 'draft', null],
  ['', 'published', '2026-11-21T00:00:00+05:30'],
] as const)('the day %j of a %s post is sent as %j', async (published_at, status, moment) => {
  await savePost({ id, expected, fields: { ...fields, published_at, status } });
  expect(sent().fields.published_at).toBe(moment);
});

test('a draft needs a title alone, and a save that changed nothing expires nothing', async () => {
  rpc.mockReturnValue(databaseAnswer({ saved: { ...row, updated_at: expected } }));
  await savePost({ id, expected, fields: { ...emptyPost, title: 'A title' } });
  expect(sent().fields).toMatchObject({
    title: 'A title',
    slug: null,
    featured_image: null,
    author_id: null,
  });
  expect(followChangesNow).not.toHaveBeenCalled();
});

test('the text is rendered when it is saved, and kept before visitors are sent to it', async () => {
  await savePost({ id, expected, fields });
  expect(renderToSave).toHaveBeenCalledWith('Text', 'a-post');
  expect(keepRendering).toHaveBeenCalledWith(expect.objectContaining({ id }), { html: '<p>Text</p>' });
  expect(keepRendering.mock.invocationCallOrder[0]).toBeLessThan(
    followChangesNow.mock.invocationCallOrder[0] ?? 0,
  );
});

test('a text that cannot be shown is not saved', async () => {
  renderToSave.mockRejectedValue(new Error('refused'));
  await expect(savePost({ id, expected, fields })).rejects.toThrow('refused');
  expect(rpc).not.toHaveBeenCalled();
});

test('a conflict answers what the other one saved, and expires nothing', async () => {
  rpc.mockReturnValue(databaseAnswer({ conflict: { ...row, title: 'Theirs' } }));
  expect(await savePost({ id, expected, fields })).toMatchObject({
    kind: 'conflict',
    theirs: { fields: { title: 'Theirs' } },
  });
  expect(followChangesNow).not.toHaveBeenCalled();
});

test('a deleted post has the site follow', async () => {
  rpc.mockReturnValue(databaseAnswer(null));
  await admin.deletePost({ id, redirectTo: null });
  expect(followChangesNow).toHaveBeenCalledTimes(1);
});

test('a post that was deleted is gone', async () => {
  rpc.mockReturnValue(databaseAnswer({ gone: true }));
  expect(await savePost({ id, expected, fields })).toEqual({ kind: 'gone' });
});

test.each([
  [{ code: '23505' }, 'slug'],
  [{ code: '23503' }, 'author_id'],
  [{ code: 'PT422', message: 'Later than today.', hint: 'published_at' }, 'published_at'],
])('a refusal of the database is said at the field (%j)', async (error, field) => {
  rpc.mockReturnValue(databaseAnswer(null, error));
  await expect(savePost({ id, expected: null, fields })).rejects.toMatchObject({
    name: 'UserError',
    reason: 'invalid',
    fieldErrors: { [field]: expect.any(String) },
  });
});

test('what is wrong with the fields is said before the database is asked', async () => {
  await expect(savePost({ id, expected, fields: { ...fields, title: '' } })).rejects.toMatchObject({
    message: 'Please fill in all required fields.',
    fieldErrors: { title: 'Please fill in all required fields.' },
  });
  await expect(savePost({ id, expected, fields: { ...fields, slug: 'A B' } })).rejects.toMatchObject({
    message: 'Please correct the fields marked below.',
  });
  await expect(savePost({ id, expected, fields: 'text' })).rejects.toMatchObject({ reason: 'invalid' });
  expect(rpc).not.toHaveBeenCalled();
});

test('an outage is no refusal', async () => {
  rpc.mockReturnValue(databaseAnswer(null, { code: '57014', message: 'canceled' }));
  await expect(savePost({ id, expected, fields })).rejects.toMatchObject({ code: '57014' });
});

test('takes no picture that the pages would not show', async () => {
  const save = (featured_image: string) => savePost({ id, expected, fields: { ...fields, featured_image } });
  await expect(save('https://a.example/cover.png')).rejects.toMatchObject({
    fieldErrors: { featured_image: expect.stringContaining('Please upload the picture instead.') },
  });
  expect(rpc).not.toHaveBeenCalled();
  expect(await save('https://pictures.example/cover.png')).toMatchObject({ kind: 'saved' });
});
