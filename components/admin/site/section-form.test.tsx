import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { AdminResult } from '@/lib/action';
import type { SaveAnswer, Stored } from '@/lib/action/save-answer';
import type { Fields } from '@/lib/site/fields';

const { jest } = import.meta;
type Values = Record<string, unknown>;
const saveSection = jest.fn<Promise<AdminResult<SaveAnswer<Stored<Values>>>>, [unknown]>();
jest.unstable_mockModule('@/lib/site/admin-actions', () => ({ saveSection }));
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
const none = () => null;
jest.unstable_mockModule('../form/address-field', () => ({ AddressField: none }));
type Chooser = { label: string; onChange: (address: string, alt?: string) => void };
const PictureField = ({ label, onChange }: Chooser) => (
  <button type="button" onClick={() => onChange('/images/blog/a.webp', 'A skyline')}>
    Choose {label}
  </button>
);
jest.unstable_mockModule('../images/picture-field', () => ({ PictureField }));
jest.unstable_mockModule('../history/form-history', () => ({ FormHistory: none }));
const { SectionForm } = await import('./section-form');

const fields: Fields = {
  heading: { kind: 'line', label: 'Heading', maximum: 40 },
  latitude: { kind: 'number', label: 'Latitude', minimum: -90, maximum: 90, isOptional: true },
  hero: {
    kind: 'group',
    label: 'Hero',
    fields: { text: { kind: 'area', label: 'Text', maximum: 20 } },
  },
  faq: {
    kind: 'list',
    label: 'Questions',
    itemName: 'Question',
    maximumItems: 3,
    item: {
      question: { kind: 'line', label: 'Asked', maximum: 20 },
      isSample: { kind: 'flag', label: 'Sample' },
    },
  },
  cities: {
    kind: 'list',
    label: 'Cities',
    itemName: 'City',
    maximumItems: 3,
    item: {
      image: { kind: 'picture', label: 'Picture', altField: 'alt' },
      alt: { kind: 'line', label: 'What it shows', maximum: 40 },
    },
  },
};
const cities = [{ image: '/cities/pune.svg', alt: 'An old gate' }];
const defaults = { heading: 'Hello', latitude: null, hero: { text: 'Come in' }, faq: [], cities };
const stored = { updatedAt: '2026-11-22T00:00:00+00:00', fields: { ...defaults, heading: 'Mine' } };
const snippet = { title: 'heading', description: 'hero.text', siteName: 'A', origin: 'https://a.example/' };
const show = () =>
  render(
    <SectionForm
      {...{
        name: 'test',
        title: 'Test',
        page: '/',
        fields,
        defaults,
        stored,
        values: { brand: 'A' },
        snippet,
      }}
    />,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  sessionStorage.clear();
  saveSection.mockReset();
});

test('each fault is told at its field, inside groups and items too, and nothing is sent', async () => {
  show();
  type('Heading', 'for {{nobody}}');
  type('Text', 'x'.repeat(21));
  type('Latitude', '91');
  fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
  save();
  await waitFor(() => expect(screen.getByLabelText('Heading')).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText('Heading')).toHaveAccessibleDescription(
    /nothing called {{nobody}}. You can use {{brand}}/,
  );
  expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(/at most 20/);
  expect(screen.getByLabelText('Latitude')).toHaveAccessibleDescription(/from -90 to 90/);
  expect(screen.getByLabelText('Asked')).toHaveAccessibleDescription('Please fill this in.');
  type('Text', 'short');
  expect(screen.getByLabelText('Text')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Asked')).toHaveAttribute('aria-invalid', 'true');
  expect(saveSection).not.toHaveBeenCalled();
});

test('what is saved is as it is stored, and a field goes back to what came with the site', async () => {
  saveSection.mockImplementation(async (sent) => ({
    status: 'success',
    data: {
      kind: 'saved',
      stored: { updatedAt: '2026-11-22T01:00:00+00:00', fields: (sent as { fields: Values }).fields },
    },
  }));
  show();
  expect(screen.queryByRole('button', { name: /site: Latitude/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back to what comes with the site: Heading' }));
  expect(screen.getByLabelText('Heading')).toHaveValue('Hello');
  fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
  const item = within(screen.getByRole('group', { name: 'Question 1 of 1' }));
  fireEvent.change(item.getByLabelText('Asked'), { target: { value: 'किसलिए?' } });
  fireEvent.click(item.getByLabelText('Sample'));
  type('Latitude', '१८.५');
  save();
  await waitFor(() => expect(saveSection).toHaveBeenCalledTimes(1));
  expect(saveSection.mock.calls[0]?.[0]).toMatchObject({
    name: 'test',
    expected: stored.updatedAt,
    fields: {
      heading: 'Hello',
      hero: { text: 'Come in' },
      faq: [{ question: 'किसलिए?', isSample: true }],
    },
  });
});

test('search results show what is being written, with what is filled in', () => {
  show();
  const results = screen.getByRole('region', { name: 'In search results' });
  expect(within(results).getAllByText('Mine | A')).toHaveLength(2);
  type('Heading', 'नमस्ते {{brand}}');
  expect(within(results).getAllByText('नमस्ते A | A')).toHaveLength(2);
  type('Text', '');
  expect(within(results).getAllByText('There is no description yet.')).toHaveLength(2);
});

test('a chosen picture brings what it shows; the same one again changes nothing that was written', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Choose Picture' }));
  expect(screen.getByLabelText('What it shows')).toHaveValue('A skyline');
  type('What it shows', 'The skyline of Pune');
  fireEvent.click(screen.getByRole('button', { name: 'Choose Picture' }));
  expect(screen.getByLabelText('What it shows')).toHaveValue('The skyline of Pune');
});
