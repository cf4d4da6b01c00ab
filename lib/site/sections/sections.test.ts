import { mockEnvironment } from '../../testing/environment';
import type { Field, Fields } from '../fields';
import { namesIn } from '../names';
import { fieldsOf } from '../section';
import { fieldsSchema } from '../value-schema';
import type { SectionName } from '.';

mockEnvironment();
const { sectionNames, sections } = await import('.');

type Values = Record<string, unknown>;

const at = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Values)[key], value);

/** Every field with its path and its default, those within items with each of theirs. */
function* everyField(fields: Fields, values: Values, path = ''): Generator<[string, Field, unknown]> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    yield [`${path}${name}`, field, value];
    if (field.kind === 'group') yield* everyField(field.fields, value as Values, `${path}${name}.`);
    if (field.kind === 'list')
      for (const item of value as Values[]) yield* everyField(field.item, item, `${path}${name}.`);
  }
}

const names = (field: Field) => ('names' in field ? (field.names ?? []) : []);
const needs = (field: Field) => ('needs' in field ? (field.needs ?? []) : []);

describe.each(sectionNames)('the section %s', (name: SectionName) => {
  const section = sections[name];
  const fields = fieldsOf(section);
  const defaults: Values = section.defaults;

  test('asks for no name that it does not offer, and its texts name what it needs', () => {
    for (const [path, field, value] of everyField(fields, defaults)) {
      expect([path, names(field)]).toEqual([path, expect.arrayContaining([...needs(field)])]);
      if (typeof value === 'string')
        expect([path, namesIn(value)]).toEqual([path, expect.arrayContaining([...needs(field)])]);
    }
  });

  test('says which of its fields search results show and which is a date, if any', () => {
    const { snippet, dateOfChange } = section;
    if (snippet)
      for (const path of [snippet.title, snippet.description])
        expect(at(defaults, path)).toEqual(expect.any(String));
    if (dateOfChange) expect(fields[dateOfChange]?.kind).toBe('date');
  });

  test('takes an emptied list, and says how many are too many', () => {
    const schema = fieldsSchema(fields, []);
    for (const [field, { kind, ...rest }] of Object.entries(fields)) {
      if (kind !== 'list' || ('minimumItems' in rest && rest.minimumItems)) continue;
      const errorsWith = (items: unknown[]) =>
        schema
          .safeParse({ ...defaults, [field]: items })
          .error?.issues.filter(({ path }) => path[0] === field) ?? [];
      expect(errorsWith([])).toEqual([]);
      const [first] = defaults[field] as unknown[];
      if (first === undefined) continue;
      expect(errorsWith(Array(61).fill(first))[0]?.message).toMatch(/^There can be \d+ at most\.$/);
    }
  });
});

describe('texts as people write them', () => {
  const answers = (answer: string) =>
    fieldsSchema(fieldsOf(sections['home-questions']), ['brand']).safeParse({
      questions: [{ question: 'क्या?', answer }],
    });

  test.each(['ल'.repeat(5000), 'مرحبا\n\nبالعالم', `${'a'.repeat(4000)}`, 'for {{brand}}'])(
    'are kept as they are',
    (answer) => {
      expect(answers(answer).data).toEqual({ questions: [{ question: 'क्या?', answer }] });
    },
  );

  test.each([
    ['ल'.repeat(5001), /at most 5,000 characters/],
    ['{{constructor}}', /nothing called {{constructor}}. You can use {{brand}}/],
    [' \n ', /fill this in/],
  ])('or refused at their field', (answer, message) => {
    expect(answers(answer).error?.issues[0]).toMatchObject({
      path: ['questions', 0, 'answer'],
      message: expect.stringMatching(message),
    });
  });

  test('a text that differs by page must name what it differs in', () => {
    const { 'city-pages': cityPages } = sections;
    const faults = fieldsSchema(fieldsOf(cityPages), []).safeParse({
      ...cityPages.defaults,
      faq: 'Questions and answers',
    });
    expect(faults.error?.issues[0]).toMatchObject({
      path: ['faq'],
      message: 'Please name {{city}} in it: what is meant differs by page.',
    });
  });
});
