import { brand } from '@/content/brand';
import { businessFacts } from '../../site/business';
import { mockEnvironment } from '../../testing/environment';

mockEnvironment();
const { localBusiness } = await import('./business');

const bare = {
  email: 'hello@marigold.example',
  ...{ telephone: '', openingHours: '', street: '', locality: '', region: '', postalCode: '' },
  ...{ latitude: null, longitude: null },
};
const address = {
  street: '12 Fergusson College Road',
  locality: 'Pune',
  region: 'Maharashtra',
  postalCode: '411004',
};
const place = { latitude: 18.52, longitude: 73.84 };

describe('the business', () => {
  test('is a professional service without a place while no address is configured', () => {
    const business = localBusiness({ brand, business: businessFacts({ ...bare, ...place }) });
    expect(business).toMatchObject({
      '@type': 'ProfessionalService',
      email: bare.email,
      areaServed: { name: 'India' },
    });
    for (const fact of ['address', 'geo', 'telephone', 'openingHours'])
      expect(business).not.toHaveProperty(fact);
  });

  test('is a local business with a whole address', () => {
    const business = localBusiness({
      brand,
      business: businessFacts({
        ...bare,
        ...address,
        ...place,
        telephone: '020 5550 1234',
        openingHours: 'Mo-Fr 10:00-18:00',
      }),
    });
    expect(business).toMatchObject({
      '@type': ['ProfessionalService', 'LocalBusiness'],
      telephone: '+912055501234',
      openingHours: 'Mo-Fr 10:00-18:00',
      geo: { latitude: 18.52, longitude: 73.84 },
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Fergusson College Road',
        addressLocality: 'Pune',
        addressRegion: 'Maharashtra',
        postalCode: '411004',
        addressCountry: 'IN',
      },
    });
  });

  test.each(Object.keys(address))('has no address when %s is missing', (name) => {
    expect(businessFacts({ ...bare, ...address, ...place, [name]: '' })).toMatchObject({
      address: undefined,
      geo: undefined,
    });
  });

  test('on the equator and the first meridian it still has a place', () => {
    const origin = { latitude: 0, longitude: 0 };
    expect(businessFacts({ ...bare, ...address, ...origin }).geo).toEqual({ latitude: 0, longitude: 0 });
    expect(businessFacts({ ...bare, ...address, latitude: 0 }).geo).toBeUndefined();
  });
});
