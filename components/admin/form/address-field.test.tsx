import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { AdminResult } from '@/lib/action';
import type { FoundPage } from '@/lib/addresses/schema';

const { jest } = import.meta;
const searchPages = jest.fn<Promise<AdminResult<FoundPage[]>>, [unknown]>();
jest.unstable_mockModule('@/lib/addresses/actions', () => ({ searchPages }));
const { AddressField } = await import('./address-field');

const pages: FoundPage[] = [
  { kind: 'service', path: '/services/local-seo', title: 'Local SEO', state: '' },
  { kind: 'article', path: '/blog/local', title: 'Found nearby', state: 'draft' },
];
const submitted = jest.fn();

function Page({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(value);
      }}
    >
      <AddressField
        label="Address"
        error={error}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    </form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const settle = () => act(() => jest.advanceTimersByTimeAsync(250));
async function type(value: string) {
  fireEvent.change(box(), { target: { value } });
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  submitted.mockReset();
  searchPages.mockReset().mockResolvedValue({ status: 'success', data: pages });
});
afterEach(() => jest.useRealTimers());

test('typing offers pages, and the arrow keys and Enter choose one', async () => {
  render(<Page />);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await type('local');
  expect(searchPages).toHaveBeenCalledWith({ words: 'local' });
  expect(screen.getByRole('listbox', { name: 'Pages of the site' })).toBeInTheDocument();
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  expect(screen.getByRole('status')).toHaveTextContent(/^2 pages of the site\./);
  press('ArrowDown');
  press('ArrowDown');
  const option = screen.getByRole('option', { name: /Found nearby.*article · draft · \/blog\/local/ });
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
  expect(option).toHaveAttribute('aria-selected', 'true');
  press('Enter');
  expect(box()).toHaveValue('/blog/local');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('beyond the last page is what was typed, and Enter leaves it there', async () => {
  render(<Page />);
  await type('local');
  for (let times = 0; times < 3; times++) press('ArrowDown');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  expect(press('Enter')).toBe(true);
  expect(box()).toHaveValue('local');
  press('ArrowUp');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Found nearby');
});

test('Escape closes the list alone and leaves what was typed', async () => {
  render(<Page />);
  await type('local');
  expect(press('Escape')).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('local');
  expect(press('Escape')).toBe(true);
});

test('a finger or a pointer chooses too, and the field keeps the focus', async () => {
  render(<Page />);
  act(() => box().focus());
  await type('local');
  const option = screen.getByRole('option', { name: /Local SEO/ });
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  expect(box()).toHaveValue('/services/local-seo');
  expect(box()).toHaveFocus();
});

test('the list opens by a key before anything is typed, and closes with the field', async () => {
  render(<Page />);
  press('ArrowDown');
  await settle();
  expect(searchPages).toHaveBeenCalledWith({ words: '' });
  expect(screen.getAllByRole('option')).toHaveLength(2);
  fireEvent.blur(box());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an address of another site is typed whole, without a question', async () => {
  render(<Page />);
  await type('https://example.in/a');
  expect(searchPages).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an outage is said and is no empty list', async () => {
  searchPages.mockResolvedValue({ status: 'failure', reason: 'unavailable', message: 'No answer.' });
  render(<Page error="This is no address." />);
  await type('local');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The pages could not be searched. No answer. The address can be typed whole.',
  );
  expect(box()).toHaveAccessibleDescription('This is no address.');
  expect(box()).toBeInvalid();
});

test('an address that is typed whole needs no list, unless it is asked for', async () => {
  render(<Page />);
  await type('/blog/local');
  expect(screen.queryByRole('listbox')).toBeNull();
  press('ArrowDown');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
