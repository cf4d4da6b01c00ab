import { defaultTemplate } from '@/content/notification';
import { fieldErrorsOf } from '../validation/field-errors';
import { templateChangeSchema, templateSchema } from './admin-schema';

function errors(change: { subject?: string; body?: string }) {
  const { error } = templateSchema.safeParse({ ...defaultTemplate, ...change });
  return error ? fieldErrorsOf(error) : {};
}

describe('a template that is saved', () => {
  test('may be as long as the database allows', () => {
    expect(errors({})).toEqual({});
    expect(errors({ subject: '𝒮'.repeat(500), body: 'é'.repeat(100_000) })).toEqual({});
  });

  test.each([
    [{ subject: ' ' }, { subject: 'Please enter a subject' }],
    [{ subject: 'a'.repeat(501) }, { subject: 'The subject may have at most 500 characters' }],
    [{ subject: 'a\0b' }, { subject: 'The subject contains an invisible character that cannot be stored' }],
    [{ body: '\n ' }, { body: 'Please enter the HTML body' }],
    [{ body: `é${'a'.repeat(199_999)}` }, { body: 'The HTML body may have at most 2,00,000 bytes' }],
    [{ body: 'a\ud800' }, { body: 'The HTML body contains an invisible character that cannot be stored' }],
  ])('is refused otherwise, in words (%#)', (change, expected) => expect(errors(change)).toEqual(expected));

  test('names the placeholders that are none', () => {
    expect(errors({ subject: '{{city}}', body: '{{nmae}} {{adress}}' })).toEqual({
      subject: '{{city}} can be used in the HTML body only.',
      body: expect.stringMatching(
        /^\{\{nmae\}\} is no placeholder; did you mean \{\{name\}\}\? \{\{adress\}\} is no/,
      ),
    });
  });

  test('states which version it began from', () => {
    const change = {
      ...defaultTemplate,
      id: crypto.randomUUID(),
      expected: '2026-11-21T07:00:00.123456+00:00',
    };
    expect(templateChangeSchema.safeParse(change).success).toBe(true);
    expect(templateChangeSchema.safeParse({ ...change, expected: 'yesterday' }).success).toBe(false);
    expect(templateChangeSchema.safeParse({ ...change, id: '1' }).success).toBe(false);
  });
});
