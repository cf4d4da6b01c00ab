import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import type { AdminResult } from '@/lib/action';
import type { FoundPage } from '@/lib/addresses/schema';
import type { MarkdownHandle } from './markdown-field';

const { jest } = import.meta;
const searchPages = jest.fn<Promise<AdminResult<FoundPage[]>>, [unknown]>();
jest.unstable_mockModule('@/lib/addresses/actions', () => ({ searchPages }));
const { takeToasts } = await import('@/lib/browser/toast');
const { createCursor } = await import('./cursor');
const { MarkdownField } = await import('./markdown-field');

const onImages = jest.fn();
const onAddImage = jest.fn();
// The environment lays nothing out, so it has no rectangles either.
Range.prototype.getClientRects = () => document.createElement('i').getClientRects();
const cursor = createCursor();
const ref = createRef<MarkdownHandle>();

function Page({ error }: { error?: string }) {
  const [text, setText] = useState('One two');
  const [revision, setRevision] = useState(0);
  return (
    <>
      <MarkdownField
        {...{ ref, revision, cursor, error, onImages, onAddImage }}
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
      <output aria-label="What the form holds">{text}</output>
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
  expect(screen.getByRole('status', { name: 'What the form holds' })).toHaveTextContent('**One** two');
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
  expect(screen.getByRole('button', { name: 'Find and replace' })).toHaveFocus();
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
  expect(screen.getByRole('status', { name: 'What the form holds' })).toHaveTextContent(/^One two$/);
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

/** What a browser gives of a clipboard; a test waits for what became of it. */
async function paste(box: Element, kinds: Record<string, string>) {
  const clipboardData = {
    types: Object.keys(kinds),
    files: [],
    getData: (type: string) => kinds[type] ?? '',
  };
  const event = createEvent.paste(box, { clipboardData });
  await act(async () => void fireEvent(box, event));
  return event;
}
const text = () => screen.getByRole('status', { name: 'What the form holds' }).textContent;
const COPIED = {
  'text/plain': 'Title words',
  'text/html': '<h1>Title</h1><p><b>words</b><img src="https://a.example/b.png"></p>',
};

test('what is copied from a document becomes markdown with room around it, and pictures are named', async () => {
  const box = await open();
  act(() => ref.current?.surface()?.select({ from: 3, to: 4 }));
  const event = await paste(box, COPIED);
  expect(event.defaultPrevented).toBe(true);
  await waitFor(() => expect(text()).toBe('One\n\n## Title\n\n**words**\n\ntwo'));
  expect(takeToasts()).toEqual([
    expect.objectContaining({ message: 'Pictures were left out', kind: 'info' }),
  ]);
  fireEvent.keyDown(box, { key: 'z', ctrlKey: true });
  expect(text()).toBe('One two');
});

test('words of a line are put into the line', async () => {
  const box = await open();
  act(() => ref.current?.surface()?.select({ from: 4, to: 7 }));
  await paste(box, { 'text/plain': 'a b', 'text/html': 'a <i>b</i>' });
  await waitFor(() => expect(text()).toBe('One a *b*'));
});

test('what has no format but a lot of HTML is pasted as its words', async () => {
  const box = await open();
  act(() => ref.current?.surface()?.select({ from: 4, to: 7 }));
  await paste(box, { 'text/plain': 'plain', 'text/html': '<p><span>plain</span></p>' });
  await waitFor(() => expect(text()).toBe('One plain'));
});

test('with Shift, within code and from an editor of code the words are left to the editor', async () => {
  const box = await open();
  const becomesMarkdown = async (kinds: Record<string, string>) => {
    const before = text();
    await paste(box, kinds);
    await act(() => new Promise((done) => setTimeout(done, 50)));
    return text() !== before && text()?.includes('## Title');
  };
  fireEvent.keyDown(box, { key: 'V', ctrlKey: true, shiftKey: true });
  expect(await becomesMarkdown(COPIED)).toBe(false);
  fireEvent.keyUp(box, { key: 'Shift' });
  expect(await becomesMarkdown({ ...COPIED, 'vscode-editor-data': '{}' })).toBe(false);
  act(() => ref.current?.surface()?.replace('`a`'));
  act(() => ref.current?.surface()?.select({ from: 1, to: 2 }));
  expect(await becomesMarkdown(COPIED)).toBe(false);
});

test('finds and replaces in the text by the keyboard, and only there', async () => {
  const box = await open();
  expect(fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('search')).toBeNull();
  act(() => box.focus());
  expect(fireEvent.keyDown(box, { key: 'f', ctrlKey: true })).toBe(false);
  const panel = screen.getByRole('search', { name: 'Find and replace' });
  const find = within(panel).getByRole('textbox', { name: 'Find in the text' });
  fireEvent.change(find, { target: { value: 'two' } });
  fireEvent.change(within(panel).getByRole('textbox', { name: 'Replace with' }), { target: { value: '2' } });
  fireEvent.click(within(panel).getByRole('button', { name: 'Replace all' }));
  expect(text()).toBe('One 2');
  fireEvent.keyDown(find, { key: 'Escape', keyCode: 27 });
  expect(screen.queryByRole('search')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Find and replace' }));
  expect(screen.getByRole('search')).toBeInTheDocument();
});

test('a link is made of the selection, to a page that is chosen by typing its name', async () => {
  const page = { kind: 'page', path: '/contact', title: 'The contact page', state: '' };
  searchPages.mockResolvedValue({ status: 'success', data: [page] });
  const box = await open();
  act(() => ref.current?.surface()?.select({ from: 4, to: 7 }));
  fireEvent.keyDown(box, { key: 'k', ctrlKey: true });
  const dialog = screen.getByRole('dialog', { name: 'Link' });
  expect(within(dialog).getByRole('textbox', { name: 'Words of the link' })).toHaveValue('two');
  const address = within(dialog).getByRole('combobox', { name: 'Address' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set link' }));
  expect(address).toHaveAccessibleDescription(/Please choose a page, or type an address\.$/);
  fireEvent.change(address, { target: { value: 'contact' } });
  fireEvent.click(await screen.findByRole('option', { name: /The contact page/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set link' }));
  expect(text()).toBe('One [two](/contact)');
  await waitFor(() => expect(box).toHaveFocus());
});

test('without a selection the words of a link are the name of its page', async () => {
  const page = { kind: 'page', path: '/contact', title: 'The contact page', state: '' };
  searchPages.mockResolvedValue({ status: 'success', data: [page] });
  await open();
  act(() => ref.current?.surface()?.select({ from: 7, to: 7 }));
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Address' }), { target: { value: 'contact' } });
  fireEvent.click(await screen.findByRole('option', { name: /The contact page/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Set link' }));
  expect(text()).toBe('One two[The contact page](/contact)');
});
