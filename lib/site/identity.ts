import 'server-only';
import { cache } from 'react';
import { orFallback } from '../cache/page-cache/or-fallback';
import { env } from '../env';
import { type BusinessFacts, businessFacts } from './business';
import { type SocialProfile, toProfiles } from './networks';
import { getSection } from './read';
import { type Brand, brand as brandSection } from './sections/brand';

/** Who the site speaks for, as every page says it. */
export type Identity = { brand: Brand; business: BusinessFacts; socials: SocialProfile[] };

export const getIdentity = cache(async (): Promise<Identity> => {
  const [brand, business, socials] = await Promise.all([
    getSection('brand'),
    getSection('business'),
    getSection('socials'),
  ]);
  return { brand, business: businessFacts(business), socials: toProfiles(socials.profiles) };
});

/** For what must be there when the database is not: the brand, or else the one that comes with the site. */
export const brandOrDefault = (): Promise<Brand> =>
  orFallback('brand.unavailable', () => getSection('brand'), brandSection.defaults);

/** Where visitors write to, also when the database does not say. */
export const contactEmail = (): Promise<string> =>
  getSection('business').then(
    ({ email }) => email,
    () => env.CONTACT_EMAIL,
  );
