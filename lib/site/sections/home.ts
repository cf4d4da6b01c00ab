import { cityCards, homeFaq, home as homeTexts, processSteps, testimonial as said } from '@/content/home';
import { defineSection } from '../section';
import { area, button, group, line, list, metaDescription, metaTitle, questions } from './kinds';
import { standing } from './standing';

const page = '/';

export const home = defineSection(homeTexts, {
  title: 'Home page',
  about: 'The head of the home page and the headings above its parts.',
  group: 'Pages',
  page,
  snippet: { title: 'meta.title', description: 'meta.description' },
  fields: {
    meta: group('In search results', { title: metaTitle, description: metaDescription }),
    hero: group('Head of the page', {
      heading: line('Headline'),
      text: area('Text below it', { maximum: 300 }),
      primary: button('First button', { hint: 'Leads to the contact page.' }),
      secondary: button('Second button', { hint: 'Leads to the services.' }),
      scroll: button('Link down the page'),
    }),
    coverage: group(
      'Cities with pages',
      {
        before: line('Before the link', { maximum: 200 }),
        one: line('Link, for one city'),
        many: line('Link, for several cities', { names: ['count'], needs: ['count'] }),
        after: line('After the link', { maximum: 200, names: ['cities'], needs: ['cities'] }),
        others: line('What follows the cities that are named', { names: ['count'], needs: ['count'] }),
      },
      'Below the figures, the sentence that says which cities have pages of their own.',
    ),
    areas: group('Areas of expertise', {
      label: line('Above the heading'),
      heading: line('Heading'),
      text: area('Text'),
      show: button('Button that shows the topics'),
      hide: button('Button that hides them'),
    }),
    cities: group('Cities', {
      label: line('Above the heading'),
      heading: line('Heading'),
      text: area('Text'),
      link: button('Link to all cities'),
    }),
    process: group('How you work', {
      label: line('Above the heading'),
      heading: line('Heading'),
      text: area('Text'),
      link: button('Button'),
      outcome: line('Before the outcome of a step', { maximum: 60 }),
    }),
    testimonial: group('Testimonial', {
      heading: line('Heading', { hint: 'Read out by screen readers, not shown.' }),
      sample: line('Label of a sample', { maximum: 60 }),
    }),
    faq: group('Questions', {
      heading: line('Heading'),
      text: area('Text', { maximum: 300 }),
      more: line('Below the questions'),
      link: button('Button'),
    }),
  },
});

export const homeCities = defineSection(
  { cities: cityCards },
  {
    title: 'Cities on the home page',
    about: 'The cities that the home page shows, in their order; without any, the part is left out.',
    group: 'Pages',
    page: '/#cities',
    fields: {
      cities: list(
        'Cities',
        'City',
        {
          name: line('Name', { maximum: 60 }),
          href: {
            kind: 'address',
            label: 'Its page',
            hint: 'A page of a city that you have: type the name to choose it.',
          },
          image: { kind: 'picture', label: 'Picture', altField: 'alt', hint: '640 × 400 pixels or larger.' },
          alt: line('What the picture shows', { maximum: 200 }),
          pitch: area('One sentence about it', { maximum: 200 }),
        },
        { maximumItems: 24 },
      ),
    },
  },
);

export const homeSteps = defineSection(
  { steps: processSteps },
  {
    title: 'How you work',
    about: 'The numbered steps on the home page; without any, the part is left out.',
    group: 'Pages',
    page,
    fields: {
      steps: list(
        'Steps',
        'Step',
        {
          name: line('Name'),
          text: area('What happens', { maximum: 1000 }),
          outcome: line('What the client gets', { maximum: 300, minimum: 0 }),
        },
        { maximumItems: 12 },
      ),
    },
  },
);

export const homeQuestions = defineSection(
  { questions: homeFaq },
  {
    title: 'Questions: home page',
    about: 'Questions and answers at the end of the home page.',
    group: 'Pages',
    page: '/#faq',
    fields: { questions },
  },
);

export const testimonial = defineSection(said, {
  title: 'Testimonial',
  about: 'What a client says on the home page. Without a quote the part is left out.',
  group: 'Pages',
  page,
  fields: {
    quote: area('Quote', { maximum: 1000, minimum: 0 }),
    author: line('Who said it', { maximum: 100, minimum: 0 }),
    role: line('Role', { minimum: 0 }),
    company: line('Company', { minimum: 0 }),
    image: { kind: 'picture', label: 'Portrait', isOptional: true },
    rating: { kind: 'number', label: 'Stars', minimum: 1, maximum: 5, isWhole: true },
    ...standing,
  },
});
