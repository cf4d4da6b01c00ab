import { cityPageCopy } from '@/content/city-pages';
import { defineSection } from '../section';
import { area, button, group, line, list } from './kinds';

const city = { names: ['service', 'city'] };
const ofCity = { ...city, needs: ['city'] };

export const cityPages = defineSection(cityPageCopy, {
  title: 'City pages: shared texts',
  about: 'What every city page has in common. {{service}} and {{city}} become those of the page.',
  group: 'Pages',
  page: '/services/seo/mumbai',
  fields: {
    consult: button('First button', { names: city.names }),
    about: button('Second button, to the service', { names: ['service', 'city'] }),
    sections: group('Contents of the page', {
      benefits: line('To what the work includes'),
      pricing: line('To the prices'),
      faq: line('To the questions'),
      contact: line('To the contact form'),
    }),
    benefits: group('What the work does', {
      heading: line('Heading', ofCity),
      items: list(
        'Where a page names no services of its own',
        'Benefit',
        { title: line('Title', city), description: area('Text', { ...city, maximum: 400 }) },
        { maximumItems: 20 },
      ),
    }),
    why: line('Heading of the reasons', city),
    reasons: list(
      'Where a service names no reasons of its own',
      'Reason',
      { title: line('Title', city), description: area('Text', { ...city, maximum: 400 }) },
      { maximumItems: 20 },
    ),
    pricing: group('Prices', {
      heading: line('Heading', city),
      text: area('Text', city),
      onRequest: group('A service without a published price', {
        headline: line('Headline', city),
        text: area('Text', city),
        link: button('Button', city),
      }),
    }),
    testimonials: group('Testimonials', {
      heading: line('Heading', ofCity),
      sample: line('Label of a sample', { maximum: 60 }),
    }),
    faq: line('Heading of the questions', ofCity),
    otherCities: line('Heading of the same service in other cities', city),
    otherServices: line('Heading of other services in the city', ofCity),
    contact: group('Contact form', { heading: line('Heading', ofCity), text: area('Text', city) }),
    closing: group('End of the page', {
      heading: line('Heading', city),
      text: area('Text', city),
      link: button('Button'),
    }),
    generic: area('Notice on a page that has no text of its own', {
      ...city,
      needs: ['service', 'city'],
      maximum: 300,
      hint: 'A city without a page of its own gets a general one, which search engines are asked not to show.',
    }),
  },
});
