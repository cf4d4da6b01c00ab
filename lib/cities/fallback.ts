import { generalCityPage } from '@/content/general-city-page';
import { fillAllIn } from '../format/fill-in';
import type { Service } from '../services/schema';
import type { CityPage } from './schema';

const states: Record<string, string> = {
  jaipur: 'Rajasthan',
  mumbai: 'Maharashtra',
  pune: 'Maharashtra',
  bangalore: 'Karnataka',
  delhi: 'Delhi',
  chennai: 'Tamil Nadu',
  hyderabad: 'Telangana',
  kolkata: 'West Bengal',
  ahmedabad: 'Gujarat',
  surat: 'Gujarat',
};

export const knownCities: readonly string[] = Object.keys(states);

/** The state of a city that has no row (specification, section 3). */
export function stateOf(primarySlug: string): string {
  return Object.hasOwn(states, primarySlug) ? (states[primarySlug] ?? 'India') : 'India';
}

/** General text for a city without a row: 3 services, 3 questions (specification, section 2.7). */
export function fallbackCityPage({ name, general }: Service, city: string, state: string): CityPage {
  const price = general.price && ` ${general.price}`;
  return {
    city,
    state,
    h1: '',
    metaTitle: '',
    ...fillAllIn(generalCityPage, { service: name, price, city }),
    servicesOffered: fillAllIn([...general.offers], { service: name, city }),
    testimonials: [],
    isFallback: true,
    isIndexable: false,
    isSample: false,
    updatedAt: '',
  };
}
