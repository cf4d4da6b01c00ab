import { chrome as texts } from '@/content/chrome';
import { fixedPages } from '../../routes/table';
import type { Fields } from '../fields';
import { defineSection, type SectionValue } from '../section';

const { home, services, locations, blog, contact } = fixedPages;
const link = (name: string, { path }: { path: string }) => ({ name, path });
const [toHome, toServices, toBlog, toContact] = [
  link('Home', home),
  link('Services', services),
  link('Blog', blog),
  link('Contact', contact),
];

const defaults = {
  ...texts,
  navigation: [toHome, toServices, toBlog, toContact],
  footer: {
    ...texts.footer,
    pages: [toHome, toServices, link('Locations', locations), toBlog, toContact],
  },
};

const linkFields = {
  name: { kind: 'line', label: 'Text of the link', maximum: 40 },
  path: { kind: 'address', label: 'Page' },
} as const satisfies Fields;

export const chrome = defineSection(defaults, {
  title: 'Header, menu and footer',
  about: 'What stands at the head and the foot of every page.',
  group: 'Every page',
  page: '/',
  fields: {
    navigation: {
      kind: 'list',
      label: 'Main navigation',
      itemName: 'Link',
      minimumItems: 1,
      maximumItems: 7,
      item: linkFields,
    },
    quote: { kind: 'line', label: 'Button to the contact page', maximum: 30 },
    drawerCaption: { kind: 'line', label: 'Below the name, in the menu of small screens', maximum: 60 },
    footer: {
      kind: 'group',
      label: 'Footer',
      fields: {
        links: { kind: 'line', label: 'Heading of the links', maximum: 40 },
        pages: { kind: 'list', label: 'Links', itemName: 'Link', maximumItems: 10, item: linkFields },
        services: { kind: 'line', label: 'Heading of the services', maximum: 40 },
        contact: { kind: 'line', label: 'Heading beside them', maximum: 40 },
        answer: { kind: 'area', label: 'Text beside them', maximum: 200 },
        rights: { kind: 'line', label: 'Last line', maximum: 120, names: ['year'] },
      },
    },
  },
});

export type Chrome = SectionValue<typeof chrome>;
