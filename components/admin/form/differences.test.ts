/** @jest-environment node */
import { emptyPost } from '@/lib/blog/admin-schema';
import type { PostFields } from '@/lib/blog/post-fields';
import { fieldLabels } from '../editor/field-labels';
import { differences as between } from './differences';
import { sameFields } from './same-fields';

const post = { ...emptyPost, title: 'Old title', content: 'One two three' };
const differences = (before: PostFields, after: PostFields) => between(before, after, fieldLabels);

test('equal posts have no differences', () => {
  expect(differences(post, { ...post })).toEqual([]);
  expect(sameFields(post, { ...post })).toBe(true);
});

test('names each field that differs and shows its words', () => {
  const after = { ...post, title: 'New title', is_featured: true };
  expect(sameFields(post, after)).toBe(false);
  expect(differences(post, after)).toEqual([
    {
      field: 'title',
      label: 'Title',
      parts: [
        { kind: 'removed', text: 'Old' },
        { kind: 'added', text: 'New' },
        { kind: 'same', text: ' title' },
      ],
    },
    {
      field: 'is_featured',
      label: 'Featured',
      parts: [
        { kind: 'removed', text: 'no' },
        { kind: 'added', text: 'yes' },
      ],
    },
  ]);
});

test('a long stretch without a change shows its ends', () => {
  const long = 'word '.repeat(400);
  const [content] = differences({ ...post, content: `${long}end` }, { ...post, content: `${long}END` });
  expect(content?.parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added']);
  expect(content?.parts[0]?.text.length).toBeLessThan(120);
});

test('long texts that have nothing in common are compared', () => {
  const words = (seed: number) =>
    Array.from({ length: 12_000 }, (_, index) => `w${(index * seed) % 9973}`).join(' ');
  expect(differences({ ...post, content: words(7) }, { ...post, content: words(11) })).toHaveLength(1);
});
