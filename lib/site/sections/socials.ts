import { socials as defaults } from '@/content/socials';
import { networks } from '../networks';
import { defineSection } from '../section';

export const socials = defineSection(defaults, {
  title: 'Social profiles',
  about: 'Linked in the footer of every page, and named in the structured data as the same agency.',
  group: 'The agency',
  page: '/',
  isSource: true,
  fields: {
    profiles: {
      kind: 'list',
      label: 'Profiles',
      itemName: 'Profile',
      maximumItems: 8,
      item: {
        network: {
          kind: 'choice',
          label: 'Network',
          choices: Object.entries(networks).map(([value, name]) => ({
            value,
            name: value === 'other' ? 'Another' : name,
          })),
        },
        url: { kind: 'line', label: 'Address', maximum: 500, format: 'link' },
      },
    },
  },
});
