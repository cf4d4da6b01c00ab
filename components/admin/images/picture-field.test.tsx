import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { AdminResult } from '@/lib/action';
import type { Picture, PictureList } from '@/lib/pictures/schema';

const { jest } = import.meta;
const listPictures = jest.fn<Promise<AdminResult<PictureList>>, [unknown]>();
jest.unstable_mockModule('@/lib/pictures/admin-actions', () => ({ listPictures }));
const { PictureField } = await import('./picture-field');

const pictureOf = (number: number, alt: string): Picture => {
  const name = `${String(number).repeat(32)}-60x40.webp`;
  return {
    ...{ name, alt, url: `/images/blog/${name}`, width: 60, height: 40, bytes: 900, uses: 0 },
    ...{ fileName: `file-${number}.png`, uploadedBy: 'a@example.in', uploadedAt: '2026-11-21T07:00:00Z' },
  };
};
const chart = pictureOf(1, 'A rising chart');
const nameless = pictureOf(2, '');
const answer = (pictures: Picture[], total = pictures.length): AdminResult<PictureList> => ({
  ...{ status: 'success', data: { pictures, total, page: 1 } },
});

function Page() {
  const [address, setAddress] = useState('/covers/old.webp');
  const [alt, setAlt] = useState('An old cover');
  return (
    <PictureField
      label="Cover"
      value={address}
      onChange={setAddress}
      alt={{ value: alt, onChange: ({ target }) => setAlt(target.value) }}
    />
  );
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => void listPictures.mockReset().mockResolvedValue(answer([chart, nameless])));

test('a picture of the library brings what it shows', async () => {
  render(<Page />);
  act(() => screen.getByRole('button', { name: 'Choose picture: Cover' }).focus());
  await press('Choose picture: Cover');
  const dialog = screen.getByRole('dialog', { name: 'Choose picture' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 pictures');
  await press(/A rising chart/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('Cover')).toHaveValue(chart.url);
  expect(field('Alternative text')).toHaveValue('A rising chart');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose picture: Cover' })).toHaveFocus());
});

test('a picture without words takes away the words of the one before', async () => {
  render(<Page />);
  await press('Choose picture: Cover');
  await press(/file-2\.png/);
  expect(field('Alternative text')).toHaveValue('');
});

test('can be typed and removed', async () => {
  render(<Page />);
  fireEvent.change(field('Cover'), { target: { value: '/covers/new.webp' } });
  expect(field('Alternative text')).toHaveValue('An old cover');
  await press('Remove: Cover');
  expect(field('Cover')).toHaveValue('');
  expect(field('Alternative text')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Remove: Cover' })).toBeNull();
});

test('the library is searched, and shown a page after the other', async () => {
  jest.useFakeTimers();
  listPictures.mockResolvedValueOnce(answer([chart], 2)).mockResolvedValueOnce(answer([chart, nameless], 2));
  render(<Page />);
  await press('Choose picture: Cover');
  await press('Show more');
  expect(listPictures).toHaveBeenLastCalledWith({ words: '', page: 2 });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  listPictures.mockResolvedValueOnce(answer([]));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } });
  await act(() => jest.advanceTimersByTimeAsync(350));
  expect(listPictures).toHaveBeenLastCalledWith({ words: 'nothing', page: 1 });
  expect(screen.getByText('No picture answers these words.')).toBeInTheDocument();
  jest.useRealTimers();
});

test('an outage is said and can be tried again', async () => {
  listPictures.mockResolvedValueOnce({ status: 'failure', reason: 'unavailable', message: 'No answer.' });
  render(<Page />);
  await press('Choose picture: Cover');
  expect(screen.getByRole('alert')).toHaveTextContent('The pictures could not be loaded. No answer.');
  expect(screen.queryByText('There are no pictures yet. Upload the first one.')).toBeNull();
  await press('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
