import { locationsPage } from '@/content/locations';
import { defineSection } from '../section';
import { area, button, group, line, metaDescription } from './kinds';

const ofService = { names: ['service'], needs: ['service'] };

export const locations = defineSection(locationsPage, {
  title: 'Locations',
  about: 'What stands around the list of your cities and the map.',
  group: 'Pages',
  page: '/locations',
  snippet: { title: 'title', description: 'description' },
  fields: {
    title: line('Headline', { hint: 'Also the title in search results.' }),
    description: metaDescription,
    lead: area('Text below it'),
    label: line('Above the heading of the list'),
    heading: line('Heading of the list'),
    text: area('Text below it'),
    ofService: group('The list of one service', {
      title: line('Headline', { ...ofService, hint: 'Also the title in search results.' }),
      description: area('Description in search results', { ...ofService, maximum: 320 }),
      lead: area('Text below the headline', ofService),
      heading: line('Heading of the list'),
    }),
    map: group('Below the map', {
      all: line('Cities with a page for every service', { names: ['count'] }),
      some: line('Other cities'),
    }),
    closing: group('End of the page', {
      heading: line('Heading'),
      text: area('Text'),
      link: button('Button'),
    }),
  },
});
