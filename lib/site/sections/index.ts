import { articles, authorPages, blog } from './blog';
import { brand } from './brand';
import { business } from './business';
import { chrome } from './chrome';
import { cityPages } from './city-pages';
import { contact, contactQuestions, team } from './contact';
import { figures } from './figures';
import { generalCityPage } from './general-city-page';
import { home, homeCities, homeQuestions, homeSteps, testimonial } from './home';
import { privacyPolicy, terms } from './legal';
import { locations } from './locations';
import { missingPages, outages } from './problems';
import { servicePages, servicesPage } from './services';
import { socials } from './socials';

/** Every section that the owner edits, by the name of its row, in the order of the list. */
export const sections = {
  brand,
  business,
  socials,
  figures,
  team,
  chrome,
  home,
  'home-cities': homeCities,
  'home-steps': homeSteps,
  testimonial,
  'home-questions': homeQuestions,
  contact,
  'contact-questions': contactQuestions,
  'services-page': servicesPage,
  'service-pages': servicePages,
  'city-pages': cityPages,
  'general-city-page': generalCityPage,
  locations,
  blog,
  articles,
  'author-pages': authorPages,
  'missing-pages': missingPages,
  outages,
  'privacy-policy': privacyPolicy,
  terms,
} as const;

export type Sections = typeof sections;
export type SectionName = keyof Sections;

export const sectionNames = Object.keys(sections) as SectionName[];

export const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name);
