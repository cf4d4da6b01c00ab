import { team } from '@/content/contact';
import { mockEnvironment } from '../../testing/environment';

mockEnvironment();
const { people } = await import('./people');

test('no sample is claimed to work for the agency', () => {
  expect(people(team)).toEqual([]);
});

test('who is real is named, with a picture that can be shown', () => {
  const asha = {
    name: 'आशा',
    role: '',
    bio: '',
    image: '/images/blog/a.webp',
    alt: '',
    standing: 'permitted',
    source: 'Asha, 1 May',
  };
  expect(people([...team, asha])).toMatchObject([
    { '@type': 'Person', name: 'आशा', image: expect.stringContaining('/images/blog/a.webp') },
  ]);
  expect(people([asha])[0]).not.toHaveProperty('jobTitle');
  expect(JSON.stringify(people([asha]))).not.toContain('1 May');
});
