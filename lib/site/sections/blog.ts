import { article, authorPage, blog as blogTexts } from '@/content/blog';
import { defineSection } from '../section';
import { area, button, group, line } from './kinds';

export const blog = defineSection(blogTexts, {
  title: 'Blog',
  about: 'The list of articles and its search.',
  group: 'Pages',
  page: '/blog',
  snippet: { title: 'title', description: 'lead' },
  fields: {
    title: line('Headline', { hint: 'Also the title in search results.' }),
    lead: area('Text below it', {
      maximum: 320,
      hint: 'Also the description in search results and in the feeds.',
    }),
    featured: line('Above the featured article', { maximum: 60 }),
    readMore: button('Button of the featured article'),
    recent: line('Heading of the articles'),
    empty: group('A category without articles', { title: line('Heading'), text: area('Text') }),
    search: group('Search', { title: line('Headline'), empty: area('When nothing is found') }),
  },
});

export const articles = defineSection(article, {
  title: 'Article pages',
  about: 'What stands around every article.',
  group: 'Pages',
  page: '/blog',
  fields: {
    back: button('Link back to the blog'),
    share: line('Heading of the links to share', { maximum: 60 }),
    about: line('Above the author', { maximum: 60 }),
    related: line('Heading of the related articles'),
    missing: group('An article that does not exist', { title: line('Heading'), text: area('Text') }),
  },
});

export const authorPages = defineSection(authorPage, {
  title: 'Author pages',
  about: 'What stands around every author’s profile and articles.',
  group: 'Pages',
  page: '/blog',
  fields: {
    title: line('Headline'),
    articlesBy: line('Before the name, above the articles', { maximum: 60 }),
    empty: line('When there are no articles', { maximum: 200 }),
    sample: line('Label of a sample', { maximum: 60 }),
    missing: group('An author who does not exist', {
      title: line('Heading'),
      text: area('Text'),
      back: button('Link back to the blog'),
    }),
  },
});
