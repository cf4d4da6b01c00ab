import type { Person } from 'schema-dts';
import type { TeamMember } from '@/content/contact';
import { isSample } from '@/content/types';
import { absoluteUrl } from '../../routes/url';
import { organizationId } from './json-ld';
import { previewPicture } from './preview';

/** The people that a page shows, as those who work for the agency. Samples are invented, so they are left out (decision D11). */
export function people(members: readonly TeamMember[]): Person[] {
  return members
    .filter((member) => !isSample(member))
    .map(({ name, role, image }) => {
      const picture = previewPicture(image);
      return {
        '@type': 'Person',
        name,
        ...(role ? { jobTitle: role } : {}),
        ...(picture ? { image: absoluteUrl(picture) } : {}),
        worksFor: { '@id': organizationId() },
      };
    });
}
