import { cityName, citySlug, isCitySlug, primaryCitySlug } from './city-slug';

describe('city slugs', () => {
  test.each(['mumbai', 'new-delhi', 'a-b-c-d-e', 'x'.repeat(40)])('%s is well formed', (slug) => {
    expect(isCitySlug(slug)).toBe(true);
  });

  test.each([
    '',
    'Mumbai',
    'mumbai1',
    '-mumbai',
    'mumbai-',
    'new--delhi',
    'a-b-c-d-e-f',
    'x'.repeat(41),
    'मुंबई',
    'a/b',
    '<script>',
  ])('%j is not', (slug) => {
    expect(isCitySlug(slug)).toBe(false);
  });

  test('an alias leads to its primary slug, anything else to itself', () => {
    expect(primaryCitySlug('bengaluru')).toBe('bangalore');
    expect(primaryCitySlug('new-delhi')).toBe('delhi');
    expect(primaryCitySlug('pune')).toBe('pune');
    expect(primaryCitySlug('constructor')).toBe('constructor');
  });

  test('names and slugs turn into each other', () => {
    expect(cityName('new-delhi')).toBe('New Delhi');
    expect(citySlug('New Delhi')).toBe('new-delhi');
  });
});
