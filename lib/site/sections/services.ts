import { servicesPage as listTexts, servicePage } from '@/content/services';
import { defineSection } from '../section';
import { area, button, group, line, metaDescription } from './kinds';

export const servicesPage = defineSection(listTexts, {
  title: 'Services list',
  about: 'What stands around the list of services. The services themselves are under Services.',
  group: 'Pages',
  page: '/services',
  snippet: { title: 'title', description: 'description' },
  fields: {
    title: line('Headline', { hint: 'Also the title in search results.' }),
    description: metaDescription,
    lead: area('Text below it'),
    start: button('Button to the contact page'),
    more: button('Link to a service'),
    closing: group('End of the page', { heading: line('Heading'), text: area('Text') }),
  },
});

export const servicePages = defineSection(servicePage, {
  title: 'Service pages: shared texts',
  about: 'Headings and buttons that every page of a service has.',
  group: 'Pages',
  page: '/services/seo',
  fields: {
    start: button('Button in the head'),
    expertise: line('Heading of the areas of expertise'),
    benefits: line('Heading of the reasons'),
    process: line('Heading of the steps'),
    faq: line('Heading of the questions'),
    related: line('Heading of the other services'),
    closing: group('End of the page', {
      heading: line('Heading'),
      text: area('Text'),
      link: button('Button'),
    }),
    locations: group('Cities', {
      heading: line('Heading'),
      text: area('Text'),
      all: line('Link to all cities', { names: ['count', 'service'], needs: ['service'] }),
    }),
    missing: group('A service that does not exist', {
      title: line('Heading'),
      text: area('Text'),
      link: button('Button'),
    }),
  },
});
