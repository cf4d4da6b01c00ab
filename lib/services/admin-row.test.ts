import { serviceColumns, toEditorService } from './admin-row';
import { emptyService, serviceFieldsSchema } from './admin-schema';
import { toService } from './schema';
import { defaultRows } from './summary';

const ID = '7f1f4df5-2f0b-4b4e-9d3a-0a3c8f3f6b11';
const stored = (row: object) => ({ ...row, id: ID, updated_at: '2026-11-22T00:00:00Z' });

test.each(defaultRows)(
  '$service_name opens whole in the editor, and saved unchanged it says the same',
  (row) => {
    const { fields, path } = toEditorService(stored(row));
    const saved = serviceFieldsSchema.safeParse(fields);
    expect(saved.error?.issues).toBeUndefined();
    expect(path).toBe(`/services/${row.service_slug}`);
    if (saved.data) expect(toService(stored(serviceColumns(saved.data)))).toEqual(toService(stored(row)));
  },
);

const typed = (change: object) =>
  serviceFieldsSchema.safeParse({
    ...emptyService,
    service_name: 'Email Marketing',
    service_slug: 'email-marketing',
    ...change,
  });

test('a name and a slug are enough for a draft', () => {
  expect(typed({}).success).toBe(true);
});

test.each([
  [{ service_name: ' A ' }, 'Please enter a name of at least 2 characters.'],
  [{ service_slug: 'blog' }, 'Other pages of the site begin with this word. Please choose another slug.'],
  [
    { service_slug: 'a-services-in-pune' },
    'Other pages of the site begin with this word. Please choose another slug.',
  ],
  [{ bullets: [''] }, 'Please write the point, or remove it.'],
  [{ price_rows: [{ label: 'Setup', value: ' ' }] }, 'Please write the price, or remove it.'],
  [{ bullets: Array(7).fill('a point') }, 'There can be at most 6 points.'],
  [
    { approach: Array(13).fill({ title: 'Audit', description: 'What is there' }) },
    'There can be at most 12 items in "approach".',
  ],
  [{ icon: '__proto__' }, 'Please choose a drawing.'],
  [{ intro_text: 'x'.repeat(5001) }, 'Please write at most 5,000 characters.'],
])('%j is refused', (change, message) => {
  expect(typed(change).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each(['Email', 'email--marketing', '2026', 'ईमेल', 'x'.repeat(41), '__proto__'])(
  '%s is no slug',
  (service_slug) => {
    expect(typed({ service_slug }).error?.issues[0]?.message).toMatch(
      /^A slug is made of lower-case letters/,
    );
  },
);
