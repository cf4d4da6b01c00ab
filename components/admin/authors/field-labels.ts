import type { AuthorFields } from '@/lib/authors/admin-schema';
import type { Network } from '@/lib/authors/schema';

export const socialFields: readonly { name: Network; label: string }[] = [
  { name: 'twitter', label: 'X (Twitter)' },
  { name: 'linkedin', label: 'LinkedIn' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'website', label: 'Website' },
];

const labels: Record<string, string> = {
  ...{ name: 'Name', slug: 'Slug', profile_image: 'Portrait', short_bio: 'Short bio', full_bio: 'Full bio' },
  ...Object.fromEntries(socialFields.map(({ name, label }) => [name, label])),
};

/** What differs between two forms, by the labels of the fields. */
export function differences(mine: AuthorFields, theirs: AuthorFields) {
  return (Object.keys(mine) as (keyof AuthorFields)[])
    .filter((name) => mine[name].trim() !== theirs[name].trim())
    .map((name) => ({ name, label: labels[name] ?? name, theirs: theirs[name] }));
}
