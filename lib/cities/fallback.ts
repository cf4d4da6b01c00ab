import { fillAllIn } from '../format/fill-in';
import type { CityService } from '../services/schema';
import type { GeneralCityPage } from '../site/sections/general-city-page';
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

type Place = { city: string; state: string };

/** General text for a city without a row: 3 services, 3 questions (specification, section 2.7). */
export function fallbackCityPage(
  { name, general }: CityService,
  { city, state }: Place,
  texts: GeneralCityPage,
): CityPage {
  const price = general.price && ` ${general.price}`;
  const { metaDescription, intro, questions } = fillAllIn(texts, { service: name, price, city });
  return {
    city,
    state,
    h1: '',
    metaTitle: '',
    ...{ metaDescription, intro: [...intro], questions: [...questions] },
    servicesOffered: fillAllIn([...general.offers], { service: name, city }),
    testimonials: [],
    isFallback: true,
    isIndexable: false,
    isSample: false,
    updatedAt: '',
  };
}
