import type { AuthorFields } from '@/lib/authors/admin-schema';
import type { Network } from '@/lib/authors/networks';
import type { FieldLabels } from '../form/differences';

export const socialFields: readonly Network[] = ['twitter', 'linkedin', 'facebook', 'instagram', 'website'];

export const fieldLabels: FieldLabels<AuthorFields> = {
  ...{ name: 'Name', slug: 'Slug', profile_image: 'Portrait', short_bio: 'Short bio', full_bio: 'Full bio' },
  ...{ twitter: 'X (Twitter)', linkedin: 'LinkedIn', facebook: 'Facebook', instagram: 'Instagram' },
  website: 'Website',
};
