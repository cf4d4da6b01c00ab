import type { Business } from './sections/business';
import { toE164 } from './telephone';

export type BusinessFacts = {
  email: string;
  /** As people read it, and as machines dial it. */
  telephone?: { shown: string; dialled: string };
  address?: { street: string; locality: string; region: string; postalCode: string };
  geo?: { latitude: number; longitude: number };
  openingHours?: string;
};

/** An address counts only when it is whole, and a place on the map only beside one. */
export function businessFacts(said: Business): BusinessFacts {
  const { email, telephone, street, locality, region, postalCode, latitude, longitude, openingHours } = said;
  const address =
    street && locality && region && postalCode ? { street, locality, region, postalCode } : undefined;
  return {
    email,
    telephone: telephone
      ? { shown: telephone, dialled: toE164(telephone) ?? telephone.replace(/[^+\d]/g, '') }
      : undefined,
    address,
    geo: address && latitude !== null && longitude !== null ? { latitude, longitude } : undefined,
    openingHours: openingHours || undefined,
  };
}
