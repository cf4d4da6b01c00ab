import { contactFaq, contact as contactTexts, team as people } from '@/content/contact';
import { defineSection } from '../section';
import { area, group, line, lines, list, metaDescription, questions } from './kinds';
import { standing } from './standing';

const page = '/contact';

export const contact = defineSection(contactTexts, {
  title: 'Contact page',
  about: 'Headings and texts of the contact page, and what stands beside every contact form.',
  group: 'Pages',
  page,
  snippet: { title: 'title', description: 'description' },
  fields: {
    title: line('Title in search results', { hint: 'Also in the trail above the headline.' }),
    description: metaDescription,
    heading: line('Headline'),
    lead: area('Text below it'),
    formHeading: line('Heading of the form'),
    informationHeading: line('Heading of the box beside the form'),
    informationText: area('Text in the box', { maximum: 300 }),
    nextSteps: group('What happens next', {
      heading: line('Heading'),
      items: lines('Steps', 'Step', { isLong: true, maximum: 400, maximumItems: 10 }),
    }),
    team: group('Team', {
      heading: line('Heading'),
      sample: line('Label of a sample', { maximum: 60 }),
    }),
    faq: group('Questions', { heading: line('Heading') }),
    notice: area('Below every contact form', {
      maximum: 300,
      names: ['privacy_policy'],
      needs: ['privacy_policy'],
      hint: '{{privacy_policy}} becomes a link to the policy. The sentence about reCAPTCHA follows, which Google asks for.',
    }),
  },
});

export const team = defineSection(
  { members: people },
  {
    title: 'Team',
    about: 'The people on the contact page, in their order; without any, the part is left out.',
    group: 'The agency',
    page,
    fields: {
      members: list('People', 'Person', {
        name: line('Name', { maximum: 100 }),
        role: line('Role', { minimum: 0 }),
        bio: area('About the person', { maximum: 1000, minimum: 0 }),
        image: {
          ...{ kind: 'picture', label: 'Portrait', isOptional: true, altField: 'alt' },
          hint: 'Square; initials without it.',
        },
        alt: line('What the portrait shows', { maximum: 200, minimum: 0 }),
        ...standing,
      }),
    },
  },
);

export const contactQuestions = defineSection(
  { questions: contactFaq },
  {
    title: 'Questions: contact page',
    about: 'Questions and answers at the end of the contact page, and in its structured data.',
    group: 'Pages',
    page: '/contact#faq',
    fields: { questions },
  },
);
