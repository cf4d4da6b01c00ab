import { fillAllIn, fillIn } from './fill-in';
import { formatCount, joinWords } from './words';

describe('filling in', () => {
  test('puts each value in place of its name, however it is spaced', () => {
    expect(fillIn('{{service}} in {{ city }}, {{city}}', { service: 'SEO', city: 'Pune' })).toBe(
      'SEO in Pune, Pune',
    );
  });

  test('leaves what it has no value for', () => {
    expect(fillIn('{{constructor}} {{__proto__}} {{city}} {city} {{}}', {})).toBe(
      '{{constructor}} {{__proto__}} {{city}} {city} {{}}',
    );
  });

  test('takes a value as it is: no name within it, no pattern of a replacement', () => {
    expect(fillIn('{{city}}', { city: '$& {{city}} $1' })).toBe('$& {{city}} $1');
  });

  test('reaches every text of a tree and leaves the rest of it alone', () => {
    const texts = { a: '{{x}}', list: ['{{x}}', { b: 'x {{x}}' }], yes: true, none: null, five: 5 };
    expect(fillAllIn(texts, { x: 'चाय' })).toEqual({
      a: 'चाय',
      list: ['चाय', { b: 'x चाय' }],
      yes: true,
      none: null,
      five: 5,
    });
  });

  test('is quick with 200,000 braces', () => {
    expect(fillIn('{'.repeat(200_000), {})).toHaveLength(200_000);
    expect(fillIn(`{{${' '.repeat(200_000)}`, {})).toHaveLength(200_002);
  });
});

test('words are joined as people say them', () => {
  expect(joinWords(['Mumbai'])).toBe('Mumbai');
  expect(joinWords(['Mumbai', 'Delhi', 'Pune'])).toBe('Mumbai, Delhi and Pune');
  expect(formatCount(123456)).toBe('1,23,456');
});
