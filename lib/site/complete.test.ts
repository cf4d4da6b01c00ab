import { mockEnvironment } from '../testing/environment';
import { complete } from './complete';
import type { Fields } from './fields';
import { fieldsSchema } from './value-schema';

mockEnvironment();
const { sections } = await import('./sections');

const fields: Fields = {
  heading: { kind: 'line', label: 'Heading', maximum: 20, names: ['city'] },
  contact: { kind: 'line', label: 'E-mail', maximum: 60, minimum: 0, format: 'email' },
  price: { kind: 'number', label: 'Price', minimum: 0, maximum: 100_000, isOptional: true },
  isSample: { kind: 'flag', label: 'Sample' },
  hero: {
    kind: 'group',
    label: 'Hero',
    fields: { text: { kind: 'area', label: 'Text', maximum: 40 }, link: { kind: 'address', label: 'Link' } },
  },
  faq: {
    kind: 'list',
    label: 'Questions',
    itemName: 'Question',
    minimumItems: 1,
    maximumItems: 3,
    item: {
      question: { kind: 'line', label: 'Question', maximum: 20 },
      answer: { kind: 'area', label: 'Answer', maximum: 40, minimum: 0 },
    },
  },
};
const defaults = {
  heading: 'Hello',
  contact: '',
  price: 800,
  isSample: true,
  hero: { text: 'A text', link: '/contact' },
  faq: [{ question: 'How?', answer: 'So.' }],
};

describe('completing what is stored', () => {
  test('what is missing is as the default has it, field by field and inside of groups', () => {
    const stored = { heading: 'नमस्ते', hero: { text: 'Mine' } };
    expect(complete(fields, defaults, stored)).toEqual({
      ...defaults,
      heading: 'नमस्ते',
      hero: { text: 'Mine', link: '/contact' },
    });
  });

  test.each([
    null,
    undefined,
    'text',
    5,
    [],
    { constructor: 1 },
    JSON.parse('{"__proto__": {"heading": "x"}}'),
  ])('a row that says %p leaves the default', (stored) => {
    expect(complete(fields, defaults, stored)).toEqual(defaults);
    expect(complete(fields, defaults, { hero: stored, faq: stored, price: [stored] })).toEqual(defaults);
  });

  test('what is too long, of another kind or no address is as the default has it', () => {
    const stored = {
      heading: 'x'.repeat(21),
      price: 'many',
      isSample: 'no',
      hero: { link: 'javascript:alert(1)' },
    };
    expect(complete(fields, defaults, stored)).toEqual(defaults);
  });

  test('an item is completed, one that lacks what it needs is left out, and a list with too few is the default', () => {
    const faq = [{ question: 'Why?' }, { answer: 'Because.' }, null, 'text'];
    expect(complete(fields, defaults, { faq }).faq).toEqual([{ question: 'Why?', answer: '' }]);
    expect(complete(fields, defaults, { faq: [{}] }).faq).toEqual(defaults.faq);
  });
});

describe('saving', () => {
  const schema = fieldsSchema(fields, ['brand', 'clients']);
  const messages = (change: object) =>
    Object.fromEntries(
      schema
        .safeParse({ ...defaults, ...change })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
    );

  test('each fault is told at its own place', () => {
    expect(
      messages({
        heading: ' ',
        contact: 'nobody',
        price: 'free',
        hero: { text: 'x', link: 'contact' },
        faq: [{ question: 'Why?', answer: 'x'.repeat(41) }],
      }),
    ).toEqual({
      heading: 'Please fill this in.',
      contact: 'Please enter a valid e-mail address.',
      price: 'Please enter a number from 0 to 1,00,000.',
      'hero.link':
        'Please enter a page of this site, which begins with /, or an address that starts with https://.',
      'faq.0.answer': 'Please write at most 40 characters.',
    });
    expect(messages({ faq: [] })).toEqual({ faq: 'Please give at least 1.' });
  });

  test('a name that there is not is refused with those that there are', () => {
    expect(messages({ heading: '{{ brand }} {{city}}' })).toEqual({});
    expect(messages({ heading: '{{constructor}}' })).toEqual({
      heading: 'There is nothing called {{constructor}}. You can use {{brand}}, {{clients}}, {{city}}.',
    });
    expect(messages({ hero: { ...defaults.hero, text: 'for {{a price}}' } })['hero.text']).toMatch(
      /nothing called {{a price}}/,
    );
  });

  test('amounts are taken as people write them', () => {
    const price = (text: string) => schema.parse({ ...defaults, price: text }).price;
    expect(['₹65,600', '$ 800', '98,400.5', '६५,६००', 'Rs. 500', ''].map(price)).toEqual([
      65_600,
      800,
      98_400.5,
      65_600,
      500,
      null,
    ]);
  });
});

test.each(Object.entries(sections))('what %s says by default is what its own rules allow', (_, section) => {
  const known = section.isSource ? [] : null;
  const { fields, defaults } = section as unknown as { fields: Fields; defaults: Record<string, unknown> };
  expect(fieldsSchema(fields, known).safeParse(defaults).error?.issues ?? []).toEqual([]);
  expect(complete(fields, defaults, JSON.parse(JSON.stringify(defaults)))).toEqual(defaults);
});
