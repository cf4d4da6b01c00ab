import { mockEnvironment } from '../testing/environment';
import type { AuthorFields } from './admin-schema';

mockEnvironment();
const { authorColumns, toEditorAuthor } = await import('./admin-row');
const { authorFieldsSchema, emptyAuthor } = await import('./admin-schema');

const author: AuthorFields = { ...emptyAuthor, name: 'Ananya Rao', slug: 'ananya-rao' };
const wrong = (changed: Partial<AuthorFields>) =>
  authorFieldsSchema.safeParse({ ...author, ...changed }).error?.issues.map(({ path }) => path[0]) ?? [];

test('a name and a slug are enough', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong(emptyAuthor)).toEqual(['name', 'slug']);
});

test.each([
  ['name', 'A'],
  ['name', 'x'.repeat(121)],
  ['slug', 'Ananya Rao'],
  ['short_bio', 'x'.repeat(401)],
  ['full_bio', 'x'.repeat(10_001)],
  ['profile_image', 'http://example.in/a.png'],
  ['profile_image', 'data:image/png;base64,AA=='],
  ['website', 'example.in'],
  ['website', 'javascript:alert(1)'],
  ['linkedin', 'mailto:a@example.in'],
  ['twitter', 'https://'],
  ['facebook', `https://example.in/${'x'.repeat(500)}`],
  ['instagram', `https://example.in/${'न'.repeat(100)}`],
])('the %s %j is refused', (name, value) => {
  expect(wrong({ [name]: value })).toEqual([name]);
});

test('texts come out as they are stored', () => {
  const given = {
    ...author,
    name: '  Ananya \n Rao ',
    full_bio: 'One\r\n\r\nTwo ',
    website: ' HTTPS://Example.IN ',
  };
  expect(authorFieldsSchema.parse(given)).toMatchObject({
    name: 'Ananya Rao',
    full_bio: 'One\n\nTwo',
    website: 'https://example.in/',
  });
});

test('empty links and portraits are not stored', () => {
  expect(authorColumns({ ...author, website: 'https://example.in/' })).toEqual({
    name: 'Ananya Rao',
    slug: 'ananya-rao',
    short_bio: '',
    full_bio: '',
    profile_image: null,
    social_links: { website: 'https://example.in/' },
  });
});

test('a row becomes the form, whatever stands among its links', () => {
  const row = { id: 'a1', updated_at: 'then', name: 'Ananya Rao', slug: 'ananya-rao', profile_image: null };
  const social_links = { linkedin: 'https://example.in/', twitter: 3, github: 'x' };
  expect(toEditorAuthor({ ...row, social_links })).toEqual({
    id: 'a1',
    updatedAt: 'then',
    fields: { ...author, linkedin: 'https://example.in/' },
  });
  expect(toEditorAuthor({ ...row, social_links: null }).fields).toEqual(author);
});
