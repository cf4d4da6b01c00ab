/** @jest-environment node */
import { soundDraft } from '../review/testing';
import { changeOfFix } from './fix';

const fields = { ...soundDraft, content: 'One **two** three' };
const replacement = {
  label: 'Replace',
  kind: 'replace-text',
  field: 'content',
  start: 4,
  end: 11,
  expected: '**two**',
  replacement: '2',
} as const;

test('replaces a field', () => {
  const fix = { label: 'Use it', kind: 'replace-field', field: 'meta_title', value: 'Short' } as const;
  expect(changeOfFix(fields, fix)).toEqual({ meta_title: 'Short' });
});

test('replaces a piece of the text', () => {
  expect(changeOfFix(fields, replacement)).toEqual({ content: 'One 2 three' });
});

test('leaves the text alone where it was changed meanwhile', () => {
  expect(changeOfFix({ ...fields, content: `Now ${fields.content}` }, replacement)).toBeNull();
});

test('a fix that leads to a place changes nothing', () => {
  expect(changeOfFix(fields, { label: 'Write it', kind: 'focus-field', field: 'excerpt' })).toBeNull();
});
