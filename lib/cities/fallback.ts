import { fallbackPrice, timings } from '@/content/claims';
import { serviceName } from '../services/catalogue';
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
export function fallbackCityPage(serviceSlug: string, city: string, state: string): CityPage {
  const service = serviceName(serviceSlug);
  return {
    city,
    state,
    h1: '',
    metaTitle: '',
    metaDescription: `What ${service} work for a business in ${city} includes, how long it takes and what it costs. General information until we have a page of its own for ${city}.`,
    intro: [
      `This page describes our ${service} work in general. Tell us what you sell in ${city} and to whom, and you get an answer that is about your business.`,
    ],
    servicesOffered: [
      {
        title: `${service} audit`,
        description: `A look at where you stand today for the searches that matter in ${city}, what holds you back, and in which order to mend it.`,
      },
      {
        title: 'Plan and implementation',
        description: `Work on the pages, data and campaigns that the audit named, logged so that you can check every change.`,
      },
      {
        title: 'Measurement and reports',
        description: `A monthly report on what was done, what moved for people in ${city}, and what comes next.`,
      },
    ],
    questions: [
      {
        question: `What does ${service} cost in ${city}?`,
        answer: `We offer ${fallbackPrice}. What you pay depends on your site, your market and how much you can do in-house.`,
      },
      {
        question: 'How long does it take to see results?',
        answer: `Significant results typically take ${timings.cityFallback.significant}. It depends on where you start and how many others compete for the same searches.`,
      },
      {
        question: `Do you work with businesses in ${city}?`,
        answer: `Yes. We work remotely with businesses all over India and meet by video call. Write to us about your business in ${city}.`,
      },
    ],
    testimonials: [],
    isFallback: true,
    updatedAt: '',
  };
}
