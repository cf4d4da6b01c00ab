import { emptyPost, type KeptDraft } from '@/lib/blog/admin-schema';
import { forgetLocally, keepLocally, readLocally, withLocal } from './local-draft';

const place = { owner: 'me', postId: 'p1' };
const draft = (change: Partial<KeptDraft> & { title?: string } = {}): KeptDraft => ({
  ...{ id: 'd1', savedAt: '2026-11-21T08:00:00Z', basedOn: null, seen: 'first' },
  fields: { ...emptyPost, title: change.title ?? 'A title' },
  ...change,
});
const titles = (drafts: KeptDraft[]) => drafts.map(({ id, fields }) => `${id}: ${fields.title}`);

beforeEach(() => sessionStorage.clear());

test('a tab keeps each draft for its owner and post', () => {
  keepLocally(place, draft());
  keepLocally(place, draft({ id: 'd2', title: '__proto__' }));
  keepLocally({ ...place, owner: 'somebody else' }, draft({ id: 'd3' }));
  sessionStorage.setItem('post-draft:me:p1:broken', '{"fields":');
  expect(titles(readLocally(place)).sort()).toEqual(['d1: A title', 'd2: __proto__']);
  forgetLocally(place, 'd1');
  expect(titles(readLocally(place))).toEqual(['d2: __proto__']);
});

test('what the tab has of a draft is later than what the site has', () => {
  const merged = withLocal([draft({ title: 'On the site' })], [draft({ title: 'In the tab' })]);
  expect(titles(merged)).toEqual(['d1: In the tab']);
});

test('where another editor went on writing, there are two', () => {
  const onSite = draft({ title: 'Written on elsewhere', seen: 'second', savedAt: '2026-11-21T09:00:00Z' });
  const merged = withLocal([onSite], [draft({ title: 'In the tab' })]);
  expect(merged.map(({ fields }) => fields.title)).toEqual(['Written on elsewhere', 'In the tab']);
  expect(merged[1]?.id).not.toBe('d1');
  expect(withLocal([onSite], [draft({ title: 'Written on elsewhere' })])).toEqual([onSite]);
});
