import { sources } from './sources';
import type { Rule } from './types';

export const takenSlug: Rule = ({ draft }, { otherPosts }) => {
  if (!draft.slug) return [];
  const others = otherPosts.filter(({ id }) => id !== draft.id);
  const holder = others.find(({ slug }) => slug === draft.slug);
  if (!holder) return [];
  const taken = new Set(others.map(({ slug }) => slug));
  let number = 2;
  while (taken.has(`${draft.slug}-${number}`)) number++;
  const free = `${draft.slug}-${number}`;
  return [
    {
      id: 'slug-taken',
      severity: 'error',
      title: 'The slug is taken',
      reason: `“${holder.title}” stands at /blog/${draft.slug} already, and an address can lead to one post only.`,
      source: sources.urls,
      where: { field: 'slug' },
      fix: { label: `Use “${free}”`, kind: 'replace-field', field: 'slug', value: free },
    },
  ];
};
