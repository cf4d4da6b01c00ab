import { toAdminPosts, toDraft, toEditorPost, toVersions } from './admin-row';
import { emptyPost } from './admin-schema';

const now = Date.parse('2026-11-21T08:00:00Z');
const row = {
  id: 'p1',
  updated_at: '2026-11-20T10:00:00.123456+00:00',
  view_count: 7,
  title: 'A post',
  status: 'published',
  published_at: '2026-11-20T18:30:00+00:00',
  tags: ['SEO', 'audits'],
  featured_image: null,
  author_id: null,
};

test('a row becomes the form, with the day as it is in India', () => {
  expect(toEditorPost(row, now)).toEqual({
    id: 'p1',
    updatedAt: '2026-11-20T10:00:00.123456+00:00',
    viewCount: 7,
    wasPublic: true,
    fields: {
      ...emptyPost,
      title: 'A post',
      status: 'published',
      published_at: '2026-11-21',
      tags: 'SEO, audits',
    },
  });
});

test.each([[{ status: 'draft' }], [{ published_at: null }], [{ published_at: '2026-11-21T08:00:01+00:00' }]])(
  'with %j visitors cannot read it',
  (changed) => {
    expect(toEditorPost({ ...row, ...changed }, now).wasPublic).toBe(false);
  },
);

test('a version carries its fields and who made it', () => {
  const version = { id: 'v1', changed_at: 'then', changed_by_email: null, change: 'Created', fields: row };
  expect(toVersions([version])).toMatchObject([
    { id: 'v1', changedAt: 'then', changedBy: '', change: 'Created', fields: { tags: 'SEO, audits' } },
  ]);
});

test('a draft comes back as it was typed, whatever an older form kept', () => {
  const fields = { title: 'Half a ti', tags: 'SEO, ', published_at: '2026-13', status: 'archived' };
  expect(toDraft({ id: 'd1', fields, updated_at: 'then', based_on: null })).toEqual({
    ...{ id: 'd1', savedAt: 'then', seen: 'then' },
    basedOn: null,
    fields: { ...emptyPost, title: 'Half a ti', tags: 'SEO, ', published_at: '2026-13' },
  });
});

test('a row of the list needs no date', () => {
  const [post] = toAdminPosts([{ id: 'p1', title: 'A post', published_at: null, is_featured: true }]);
  expect(post).toEqual({
    ...{
      id: 'p1',
      slug: '',
      title: 'A post',
      author: '',
      status: '',
      publishedAt: '',
      publishAt: '',
      isFeatured: true,
    },
    ...{ editedAt: '', views: 0, isPublic: false },
  });
});
