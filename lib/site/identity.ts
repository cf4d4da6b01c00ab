import 'server-only';
import { cache } from 'react';
import { env } from '../env';
import { type BusinessFacts, businessFacts } from './business';
import { type SocialProfile, toProfiles } from './networks';
import { getSection, readSection } from './read';
import type { Brand } from './sections/brand';

/** Who the site speaks for, as every page says it. */
export type Identity = { brand: Brand; business: BusinessFacts; socials: SocialProfile[] };

export const getIdentity = cache(async (): Promise<Identity> => {
  const [brand, business, socials] = await Promise.all([
    readSection('brand'),
    readSection('business'),
    readSection('socials'),
  ]);
  return { brand, business: businessFacts(business), socials: toProfiles(socials.profiles) };
});

/** The brand, or else the one that comes with the site: also for what must be there when the database is not. */
export const brandOrDefault = cache((): Promise<Brand> => readSection('brand'));

/** Where visitors write to, also when the database does not say. */
export const contactEmail = (): Promise<string> =>
  getSection('business').then(
    ({ email }) => email,
    () => env.CONTACT_EMAIL,
  );
