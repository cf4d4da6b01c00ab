import { mockEnvironment } from '../../testing/environment';

mockEnvironment();
const { businessFacts, localBusiness } = await import('./business');

const bare = { CONTACT_EMAIL: 'hello@marigold.example' };
const address = {
  BUSINESS_STREET: '12 Fergusson College Road',
  BUSINESS_LOCALITY: 'Pune',
  BUSINESS_REGION: 'Maharashtra',
  BUSINESS_POSTAL_CODE: '411004',
};
const place = { BUSINESS_LATITUDE: 18.52, BUSINESS_LONGITUDE: 73.84 };

describe('the business', () => {
  test('is a professional service without a place while no address is configured', () => {
    const business = localBusiness(businessFacts({ ...bare, ...place }));
    expect(business).toMatchObject({
      '@type': 'ProfessionalService',
      email: bare.CONTACT_EMAIL,
      areaServed: { name: 'India' },
    });
    for (const fact of ['address', 'geo', 'telephone', 'openingHours'])
      expect(business).not.toHaveProperty(fact);
  });

  test('is a local business with a whole address', () => {
    const business = localBusiness(
      businessFacts({
        ...bare,
        ...address,
        ...place,
        BUSINESS_TELEPHONE: '+91 20 5550 1234',
        BUSINESS_OPENING_HOURS: 'Mo-Fr 10:00-18:00',
      }),
    );
    expect(business).toMatchObject({
      '@type': ['ProfessionalService', 'LocalBusiness'],
      telephone: '+91 20 5550 1234',
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
    expect(businessFacts({ ...bare, ...address, ...place, [name]: undefined })).toMatchObject({
      address: undefined,
      geo: undefined,
    });
  });

  test('on the equator and the first meridian it still has a place', () => {
    const origin = { BUSINESS_LATITUDE: 0, BUSINESS_LONGITUDE: 0 };
    expect(businessFacts({ ...bare, ...address, ...origin }).geo).toEqual({ latitude: 0, longitude: 0 });
    expect(businessFacts({ ...bare, ...address, BUSINESS_LATITUDE: 0 }).geo).toBeUndefined();
  });
});
