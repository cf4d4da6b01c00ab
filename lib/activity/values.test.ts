import { changeText } from './change-text';
import { readActivityListView } from './list-view';
import { fieldLabel, readable, toChange } from './values';

test.each([
  [null, ''],
  [true, 'yes'],
  [0, '0'],
  ['नमस्ते', 'नमस्ते'],
  [['a', 'b'], 'a\nb'],
  [[{ title: 'One', is_sample: false }], 'Title: One\nIs sample: no'],
  [
    [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
    'A: 1\nB: 2\n\nA: 3\nB: 4',
  ],
  [{ constructor: 'x' }, 'Constructor: x'],
])('%j is read as %j', (value, text) => {
  expect(readable(value)).toBe(text);
});

test('columns have names that a person reads, whatever they are called', () => {
  expect(fieldLabel('content')).toBe('Text');
  expect(fieldLabel('meta_title')).toBe('Meta title');
  expect(fieldLabel('__proto__')).toBe('  proto  ');
  expect(fieldLabel('constructor')).toBe('Constructor');
});

test('a deletion shows all that went, a change what it made of what', () => {
  expect(toChange({ name: 'A' }, null)).toEqual({
    before: { name: 'A' },
    after: { name: '' },
    labels: { name: 'Name' },
  });
  expect(toChange(null, null)).toEqual({ before: {}, after: {}, labels: {} });
});

test('a change of many fields names the first of them', () => {
  const fields = ['title', 'slug', 'excerpt', 'tags', 'status', 'content', 'category', 'publish_at'];
  expect(changeText({ change: 'changed', fields })).toBe(
    'Changed: title, slug, excerpt, tags, status, text and 2 more',
  );
  expect(changeText({ change: 'restored', fields: [] })).toBe('Brought back from the bin');
});

test.each([
  [{}, { person: '', kind: '', item: '', before: null }],
  [
    { person: 'system', kind: 'author' },
    { person: 'system', kind: 'author', item: '', before: null },
  ],
  [
    { person: "x' or 1=1", before: '-1' },
    { person: '', kind: '', item: '', before: null },
  ],
  [
    { before: '12', item: ['a', 'b'] },
    { person: '', kind: '', item: 'a', before: 12 },
  ],
  [{ before: '9'.repeat(40) }, { person: '', kind: '', item: '', before: null }],
])('the address %j is read as %j', (parameters, view) => {
  expect(readActivityListView(parameters)).toEqual(view);
});
