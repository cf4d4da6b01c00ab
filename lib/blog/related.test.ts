import { chooseRelated } from './related';
import type { PostSummary } from './schema';

const post = (id: string, tags: string[], category = '', publishedAt = '2026-01-01'): PostSummary => ({
  id,
  slug: id,
  title: id,
  excerpt: '',
  image: null,
  author: '',
  category,
  tags,
  publishedAt,
});
const ids = (posts: PostSummary[]) => posts.map(({ id }) => id);
const current = post('current', ['SEO', 'audits', 'speed'], 'SEO');

test('those that carry every tag come first, then those that share most', () => {
  const candidates = [
    post('one', ['SEO']),
    post('all', ['SEO', 'audits', 'speed', 'more']),
    post('two', ['audits', 'speed']),
    post('none', ['other']),
  ];
  expect(ids(chooseRelated(current, candidates))).toEqual(['all', 'two', 'one']);
});

test('the category is the last resort, and never a stranger', () => {
  const candidates = [post('same', [], 'SEO'), post('stranger', ['x'], 'Marketing'), post('tag', ['SEO'])];
  expect(ids(chooseRelated(current, candidates))).toEqual(['tag', 'same']);
  expect(chooseRelated(post('bare', []), candidates)).toEqual([]);
});

test('the newest comes first among equals, nothing twice, and not the post itself', () => {
  const [old, young] = [post('old', ['SEO'], '', '2025-01-01'), post('young', ['SEO'], '', '2026-06-01')];
  expect(ids(chooseRelated(current, [old, current, young, young]))).toEqual(['young', 'old']);
});
