import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { createCursor } from './cursor';
import { MarkdownField, type MarkdownHandle } from './markdown-field';

const { jest } = import.meta;
const onImages = jest.fn();
const cursor = createCursor();
const ref = createRef<MarkdownHandle>();

function Page({ error }: { error?: string }) {
  const [text, setText] = useState('One two');
  const [revision, setRevision] = useState(0);
  return (
    <>
      <MarkdownField
        {...{ ref, revision, cursor, error, onImages }}
        required
        value={text}
        onChange={setText}
      />
      <button
        type="button"
        onClick={() => {
          setText('From elsewhere');
          setRevision(1);
        }}
      >
        Restore
      </button>
      <output>{text}</output>
    </>
  );
}

async function open(error?: string) {
  render(<Page error={error} />);
  await waitFor(() => expect(document.querySelector('.cm-content')).toBeInTheDocument());
  return screen.getByRole('textbox');
}

test('the editor takes the place of the plain field and keeps its name', async () => {
  const box = await open('Please fill in all required fields.');
  expect(document.querySelector('textarea')).toBeNull();
  expect(box).toHaveAccessibleName('Content');
  expect(box).toHaveAccessibleDescription(/^2 words, 1 min read\./);
  expect(box).toHaveAccessibleDescription(/Please fill in all required fields\.$/);
  expect(box).toBeInvalid();
});

test('the toolbar changes what is selected, and the form hears of it', async () => {
  await open();
  act(() => ref.current?.surface()?.select({ from: 0, to: 3 }));
  fireEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(screen.getByRole('status')).toHaveTextContent('**One** two');
});

test('the toolbar is one stop for Tab, and the arrow keys go through it', async () => {
  await open();
  const bar = screen.getByRole('toolbar', { name: 'Formatting' });
  const buttons = within(bar).getAllByRole('button');
  expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([buttons[0]]);
  act(() => buttons[0]?.focus());
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? bar, { key });
  press('ArrowRight');
  expect(screen.getByRole('button', { name: 'Subheading (H3)' })).toHaveFocus();
  press('Home');
  press('ArrowLeft');
  expect(screen.getByRole('button', { name: 'Add image' })).toHaveFocus();
  expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([buttons.at(-1)]);
  press('ArrowRight');
  expect(buttons[0]).toHaveFocus();
  press('End');
  expect(buttons.at(-1)).toHaveFocus();
});

test('a button is pressed in while the cursor stands in what it makes', async () => {
  await open();
  const bold = screen.getByRole('button', { name: 'Bold' });
  act(() => ref.current?.surface()?.select({ from: 0, to: 3 }));
  expect(bold).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(bold);
  expect(bold).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(bold);
  expect(screen.getByRole('status')).toHaveTextContent(/^One two$/);
  expect(bold).toHaveAttribute('aria-pressed', 'false');
});

test('a text from elsewhere is put into the editor', async () => {
  const box = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(box).toHaveTextContent('From elsewhere');
});

test('pictures are handed over, whatever else is left to the editor', async () => {
  const box = await open();
  const files = [
    new File(['x'], 'a.png', { type: 'image/png' }),
    new File(['x'], 'a.txt', { type: 'text/plain' }),
  ];
  const paste = createEvent.paste(box, { clipboardData: { types: ['Files'], files } });
  fireEvent(box, paste);
  expect(onImages).toHaveBeenCalledWith([files[0]]);
  expect(paste.defaultPrevented).toBe(true);
});
