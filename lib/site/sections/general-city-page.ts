import { generalCityPage as texts } from '@/content/general-city-page';
import { defineSection, type SectionValue } from '../section';
import { area, line, lines, list } from './kinds';

const names = ['service', 'city', 'price'];

/** What is said of a service in a city that has no page of its own (decision D3). */
export const generalCityPage = defineSection(texts, {
  title: 'Cities without a page',
  about: 'What is said of a service in a city without a page of its own; search engines are not shown it.',
  group: 'Pages',
  page: '/services/seo/nagpur',
  fields: {
    metaDescription: area('Description', { names, maximum: 320 }),
    intro: lines('Introduction', 'Paragraph', {
      names,
      isLong: true,
      maximum: 1000,
      minimumItems: 1,
      maximumItems: 6,
    }),
    questions: list(
      'Questions',
      'Question',
      {
        question: line('Question', { names, maximum: 300 }),
        answer: area('Answer', {
          names,
          maximum: 2000,
          hint: '{{price}} becomes what the service says of its price in general, after a space.',
        }),
      },
      { maximumItems: 10 },
    ),
  },
});

export type GeneralCityPage = SectionValue<typeof generalCityPage>;
