import { withTyped } from './with-typed';

const values = {
  name: 'Asha',
  isSample: false,
  hero: { heading: 'Found', picture: { alt: '' } },
  faq: [{ question: 'Where?', answer: 'Here' }],
  cities: ['Pune', 'Nagpur'],
};

test('what was typed goes where the name of its control says, however deep that is', () => {
  const typed = {
    name: 'Meera',
    isSample: true,
    'hero.heading': 'Found in Pune',
    'hero.picture.alt': 'A map',
    'faq.0.answer': 'There',
    'cities.1': 'Wardha',
  };
  expect(withTyped(values, typed)).toEqual({
    name: 'Meera',
    isSample: true,
    hero: { heading: 'Found in Pune', picture: { alt: 'A map' } },
    faq: [{ question: 'Where?', answer: 'There' }],
    cities: ['Pune', 'Wardha'],
  });
  expect(values.hero.heading).toBe('Found');
});

test('what the form does not know, or of another kind, is left out', () => {
  const typed = {
    nothing: 'x',
    isSample: 'yes',
    hero: 'x',
    'hero.constructor': 'x',
    'hero.heading.0': 'x',
    'faq.7.answer': 'x',
    'faq.length': 3,
    'faq..answer': 'x',
    'cities.__proto__': 'x',
    ['__proto__']: 'x',
  };
  expect(withTyped(values, typed)).toEqual({});
});
