import { privacyPolicy as policy, termsOfUse } from '@/content/legal';
import { defineSection } from '../section';
import { area, line, lines, list } from './kinds';

const fields = {
  title: line('Title', { hint: 'Also the words of the link in the footer.' }),
  description: area('Description in search results', { maximum: 320 }),
  updated: {
    kind: 'date',
    label: 'Last changed',
    hint: 'Becomes today by itself when a text on this page changes.',
  },
  intro: area('Introduction', { maximum: 2000 }),
  sections: list('Sections', 'Section', {
    heading: line('Heading', { maximum: 200 }),
    items: lines('List', 'Item', { isLong: true, maximum: 5000 }),
    paragraphs: lines('Paragraphs', 'Paragraph', { isLong: true, maximum: 5000 }),
  }),
} as const;

const shared = {
  group: 'Legal texts',
  snippet: { title: 'title', description: 'description' },
  dateOfChange: 'updated',
  fields,
} as const;

export const privacyPolicy = defineSection(policy, {
  ...shared,
  title: 'Privacy policy',
  about: 'Fits what this site does; let a lawyer read it before you go live.',
  page: '/privacy-policy',
});

export const terms = defineSection(termsOfUse, {
  ...shared,
  title: 'Terms of use',
  about: 'The terms of the website; paid work has a contract of its own.',
  page: '/terms',
});
