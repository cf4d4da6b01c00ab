import { figures } from '@/content/figures';
import { cityCards, testimonial } from '@/content/home';
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
jest.unstable_mockModule('../cities', () => ({
  findCoveredCities: async (slugs: string[]) =>
    slugs.filter((slug) => slug !== 'delhi').map((slug) => ({ slug, services: [{ slug: 'seo' }] })),
}));
jest.unstable_mockModule('./name-uses', () => ({ readNameUses: async () => new Map() }));
jest.unstable_mockModule('./read', () => ({ getUnfilledSection: async () => figures }));
jest.unstable_mockModule('../services/follow', () => ({ isKnownService: async () => () => true }));
mockEnvironment();
const { errorsOfSection } = await import('./checks');

const member = { name: 'आशा', role: '', bio: '', image: '', alt: '', standing: 'permitted', source: '' };

describe('what the fields of a section must be together', () => {
  test('a person or testimonial that is no sample has a source', async () => {
    const sample = { ...member, standing: 'sample' };
    expect(await errorsOfSection('team', { members: [sample, member] })).toEqual({
      'members.1.source': expect.stringContaining('who agreed and when'),
    });
    expect(await errorsOfSection('team', { members: [{ ...member, source: 'Asha, 1 May' }] })).toEqual({});
    expect(await errorsOfSection('testimonial', { ...testimonial, standing: 'permitted' })).toHaveProperty(
      'source',
    );
  });

  test('a testimonial has an author, and nothing is asked of one that is left out', async () => {
    expect(await errorsOfSection('testimonial', { ...testimonial, author: '' })).toHaveProperty('author');
    expect(
      await errorsOfSection('testimonial', { ...testimonial, quote: '', author: '', standing: 'permitted' }),
    ).toEqual({});
  });

  test('a city on the home page has a page of its own, under whichever of its names', async () => {
    const cities = [...cityCards, { ...cityCards[0], href: '/contact' }];
    expect(await errorsOfSection('home-cities', { cities })).toEqual({
      'cities.1.href': 'Please choose the page of a city that you have.',
      'cities.6.href': 'Please choose the page of a city that you have.',
    });
  });

  test('a figure that comes with the site stays', async () => {
    expect(await errorsOfSection('figures', { ...figures })).toEqual({});
    expect(await errorsOfSection('figures', { ...figures, figures: [] })).toHaveProperty('figures');
  });

  test('any other section is asked nothing', async () => {
    expect(await errorsOfSection('home', {})).toEqual({});
    expect(await errorsOfSection('terms', { sections: [] })).toEqual({});
  });
});
