import { notFoundPage, outagePage } from '@/content/problems';
import { defineSection } from '../section';
import { area, button, line } from './kinds';

export const missingPages = defineSection(notFoundPage, {
  title: 'Missing pages',
  about: 'What somebody sees who follows an address that leads nowhere.',
  group: 'Every page',
  page: '/missing-page',
  fields: {
    code: line('Number', { maximum: 20 }),
    results: line('Below it'),
    title: line('Heading'),
    text: area('Text'),
    home: button('Button to the home page'),
    services: button('Button to the services'),
    back: button('Button back'),
    popular: line('Heading of the links below'),
  },
});

export const outages = defineSection(outagePage, {
  title: 'Outages',
  about: 'What somebody sees while a page cannot be made because the database does not answer.',
  group: 'Every page',
  page: '/outage',
  fields: {
    title: line('Heading'),
    text: area('Text'),
    retry: button('Button that tries again'),
    contact: button('Button to the contact page'),
  },
});
