import { readKey } from './table-keys';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

test.each([
  ['j', { kind: 'move', by: 1 }],
  ['J', { kind: 'move', by: 1 }],
  ['ArrowUp', { kind: 'move', by: -1 }],
  ['End', { kind: 'edge', at: 'last' }],
  ['Enter', { kind: 'open' }],
  ['1', { kind: 'status', status: 'new' }],
  ['2', { kind: 'status', status: 'contacted' }],
  ['3', { kind: 'status', status: 'closed' }],
  ['Delete', { kind: 'delete' }],
  ['U', { kind: 'undo' }],
])('%s', (key, command) => {
  expect(readKey(press(key), true)).toEqual(command);
});

test.each(['4', 'Tab', ' ', 'Escape', 'constructor', 'Backspace'])('%s means nothing', (key) => {
  expect(readKey(press(key), true)).toBeNull();
});

test('the browser keeps its own shortcuts', () => {
  expect(readKey(press('1', { ctrlKey: true }), true)).toBeNull();
  expect(readKey(press('j', { metaKey: true }), true)).toBeNull();
  expect(readKey(press('3', { altKey: true }), true)).toBeNull();
});

test('Enter on a link or button of a row is that link or button', () => {
  expect(readKey(press('Enter'), false)).toBeNull();
  expect(readKey(press('2'), false)).toEqual({ kind: 'status', status: 'contacted' });
});

test('a key held down moves on and changes nothing', () => {
  expect(readKey(press('j', { repeat: true }), true)).toEqual({ kind: 'move', by: 1 });
  expect(readKey(press('2', { repeat: true }), true)).toBeNull();
  expect(readKey(press('Delete', { repeat: true }), true)).toBeNull();
});
