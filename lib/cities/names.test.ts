import { generalCityPage } from '@/content/general-city-page';
import { toService } from '../services/schema';
import { defaultRows } from '../services/summary';
import { fallbackCityPage } from './fallback';
import { noteOfState, placeName, underName } from './names';
import { toCityPage } from './schema';

const row = {
  city: 'Bangalore',
  state: 'Karnataka',
  h1_title: 'SEO Services in Bangalore',
  meta_description: 'Search work for Bangalore.',
  intro_paragraph:
    'Bangalore grows. In Bengaluru, shops near Bangalore Palace ask; Greater Bangalore answers, and Bangalore’s tutors wait.',
  services_offered: [{ title: 'Bangalore results', description: 'As Bangalore sees them.' }],
  faq_questions: ['Why Bangalore?'],
  faq_answers: ['Because Bangalore asks.'],
  testimonials: [{ quote: 'Bangalore is ours.', author: 'A', role: 'B', company: 'C', rating: 5 }],
};

test('a page names its city in one way, whichever was asked for', () => {
  const { testimonials, ...page } = underName(toCityPage(row, true), 'bengaluru', 'bangalore');
  expect(page.city).toBe('Bengaluru');
  expect(page.intro).toEqual([
    'Bengaluru grows. In Bengaluru, shops near Bangalore Palace ask; Greater Bangalore answers, and Bengaluru’s tutors wait.',
  ]);
  expect(JSON.stringify(page).match(/Bangalore(?! Palace)/g)).toHaveLength(1);
  expect(testimonials[0]?.quote).toBe('Bangalore is ours.');
});

test('under its own name it stays as it was written', () => {
  expect(underName(toCityPage(row, true), 'bangalore', 'bangalore')).toEqual(toCityPage(row, true));
});

test('a city that is a state of its own is named once', () => {
  expect(placeName('Pune', 'Maharashtra')).toBe('Pune, Maharashtra');
  expect(placeName('Delhi', 'Delhi')).toBe('Delhi');
  expect(placeName('Hostile Town', '')).toBe('Hostile Town');
  expect(noteOfState({ name: 'Delhi', state: 'Delhi' })).toBeUndefined();
});

test.each(defaultRows.map(toService))(
  'the general text about $name has three parts of the work, and three questions, of which one is the price',
  (service) => {
    const { servicesOffered, questions, isIndexable } = fallbackCityPage(
      service,
      { city: 'Nagpur', state: 'India' },
      generalCityPage,
    );
    expect([servicesOffered.length, questions.length, isIndexable]).toEqual([3, 3, false]);
    expect(questions[0]?.answer).toMatch(
      /^We offer flexible packages starting from {{package_monthly_inr}} per month for /,
    );
  },
);
