import { fireEvent } from '@testing-library/react';
import { openCodeMirror } from './code-mirror';
import { editFor } from './markdown-commands';
import type { MarkdownCommand } from './markdown-edit';

const { jest } = import.meta;

function open(text: string) {
  const parent = document.createElement('div');
  document.body.replaceChildren(parent);
  const onChange = jest.fn();
  const onCommand = jest.fn();
  const onCursor = jest.fn();
  const surface = openCodeMirror({
    ...{ parent, text, selection: { from: 0, to: 3 }, onChange, onCommand, onBrackets: jest.fn(), onCursor },
    attributes: { 'aria-label': 'Content' },
  });
  const box = parent.querySelector<HTMLElement>('[role=textbox]');
  if (!box) throw new Error('There is no textbox');
  return { surface, box, onChange, onCommand, onCursor };
}

test('takes over the text and the selection, and says what is typed', () => {
  const { surface, onChange } = open('One two');
  expect(surface.text()).toBe('One two');
  expect(surface.selection()).toEqual({ from: 0, to: 3 });
  surface.apply({ from: 0, to: 3, insert: '**One**', select: { from: 2, to: 5 } });
  expect(onChange).toHaveBeenCalledWith('**One** two');
  expect(surface.selection()).toEqual({ from: 2, to: 5 });
});

test('has the shortcuts, and Tab leaves it', () => {
  const { box, onCommand } = open('One two');
  for (const key of ['b', 'i', 'e', 'k']) fireEvent.keyDown(box, { key, ctrlKey: true });
  for (const key of ['2', '3']) fireEvent.keyDown(box, { key, ctrlKey: true, altKey: true });
  fireEvent.keyDown(box, { key: '*', keyCode: 56, ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(box, { key: '&', keyCode: 55, ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(box, { key: '>', keyCode: 190, ctrlKey: true, shiftKey: true });
  expect(onCommand.mock.calls.flat()).toEqual([
    ...['bold', 'italic', 'code', 'link', 'heading2', 'heading3'],
    ...['bullets', 'numbers', 'quote'],
  ]);
  expect(fireEvent.keyDown(box, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(box, { key: 'Tab', shiftKey: true })).toBe(true);
});

test.each<[MarkdownCommand, string, string]>([
  ['bold', 'a **wo^rd** b', 'a wo^rd b'],
  ['italic', 'a *wo^rd* b', 'a wo^rd b'],
  ['code', 'a ``wo^`rd`` b', 'a wo^`rd b'],
  ['link', 'a [*wo^rd*](https://a.example "b") c', 'a *wo^rd* c'],
  ['link', 'a [word][r^ef]\n\n[ref]: /b', 'a word^\n\n[ref]: /b'],
  ['codeBlock', 'a\n\n```js\nb^\nc\n```\n\nd', 'a\n\nb^\nc\n\nd'],
  ['table', '| a^ | b\\|c |\n|---|:-:|\n| 1| |', 'a\tb|c\n1\t^'],
])('%s is taken back with the cursor anywhere in it: %s', (command, before, after) => {
  const { surface, onCursor } = open(before.replace('^', ''));
  const at = before.indexOf('^');
  surface.select({ from: at, to: at });
  expect(onCursor).toHaveBeenLastCalledWith({ at, made: expect.arrayContaining([command]) });
  const edit = editFor(command, surface.text(), surface.selection(), surface.around());
  if (edit) surface.apply(edit);
  expect(surface.text()).toBe(after.replace('^', ''));
  expect(surface.selection().to).toBe(after.indexOf('^'));
});

test('beside a word that is bold nothing is', () => {
  const { surface } = open('a **word** b');
  for (const at of [2, 10]) {
    surface.select({ from: at, to: at });
    expect(surface.around()).toEqual([]);
  }
});

test('another text is one change, which can be taken back', () => {
  const { surface, box } = open('One two three');
  surface.select({ from: 1, to: 1 });
  surface.replace('One 2 three');
  expect(surface.text()).toBe('One 2 three');
  expect(surface.selection()).toEqual({ from: 1, to: 1 });
  fireEvent.keyDown(box, { key: 'z', ctrlKey: true });
  expect(surface.text()).toBe('One two three');
});

test('a place behind the end is the end', () => {
  const { surface } = open('One');
  surface.select({ from: 90, to: 99 });
  expect(surface.selection()).toEqual({ from: 3, to: 3 });
});

test('says to assistive technology what it is', () => {
  const { surface, box } = open('One');
  expect(box).toHaveAccessibleName('Content');
  surface.describe({ id: 'post-content', 'aria-labelledby': 'post-content-label', 'aria-required': 'true' });
  expect(box).toHaveAttribute('id', 'post-content');
  expect(box).toHaveAttribute('aria-labelledby', 'post-content-label');
  expect(box).toHaveAttribute('aria-required', 'true');
  expect(box).toHaveAttribute('aria-multiline', 'true');
  expect(box).toHaveAttribute('spellcheck', 'true');
});
