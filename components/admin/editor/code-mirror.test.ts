import { fireEvent } from '@testing-library/react';
import { openCodeMirror } from './code-mirror';

const { jest } = import.meta;

function open(text: string) {
  const parent = document.createElement('div');
  document.body.replaceChildren(parent);
  const onChange = jest.fn();
  const onCommand = jest.fn();
  const surface = openCodeMirror({
    ...{ parent, text, selection: { from: 0, to: 3 }, onChange, onCommand },
    attributes: { 'aria-label': 'Content' },
  });
  const box = parent.querySelector<HTMLElement>('[role=textbox]');
  if (!box) throw new Error('There is no textbox');
  return { surface, box, onChange, onCommand };
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
  for (const key of ['b', 'i', 'k']) fireEvent.keyDown(box, { key, ctrlKey: true });
  expect(onCommand.mock.calls).toEqual([['bold'], ['italic'], ['link']]);
  expect(fireEvent.keyDown(box, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(box, { key: 'Tab', shiftKey: true })).toBe(true);
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
