import type { Place, Question, TitledText } from '@/content/types';
import { inMenuOrder, namesOf, type ServiceLink } from '../services/link';
import { listOf, textOrEmpty, titledText } from '../supabase/read-row';
import * as z from '../validation/zod';

export const CITY_PAGE_COLUMNS =
  'city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample, updated_at';

export const COVERED_CITY_COLUMNS = 'slug, name, state, services, updated_at, latitude, longitude';

/** A city with a page for at least one service. */
export type CoveredCity = {
  slug: string;
  name: string;
  state: string;
  /** In the order of menus. */
  services: ServiceLink[];
  updatedAt: string;
  /** Where its page says that it is; null where the site has to know. */
  place: Place | null;
};

export type Testimonial = {
  quote: string;
  author: string;
  role: string;
  company: string;
  /** Out of 5. */
  rating: number;
  isSample: boolean;
};

export type CityPage = {
  /** The name that was asked for: an alias keeps its own. */
  city: string;
  state: string;
  /** Empty where the row leaves it to the site. */
  h1: string;
  metaTitle: string;
  metaDescription: string;
  intro: string[];
  servicesOffered: TitledText[];
  questions: Question[];
  testimonials: Testimonial[];
  /** Generated, because there is no row (decision D3). */
  isFallback: boolean;
  /** What the guard of the database says (supabase/migrations, city_page_verdicts). */
  isIndexable: boolean;
  isSample: boolean;
  updatedAt: string;
};

const DEFAULT_RATING = 5;

/** A number out of 5; anything else counts as 5 (specification, section 3). */
const ratingSchema = z
  .number()
  .catch(DEFAULT_RATING)
  .transform((rating) => Math.min(5, Math.max(0, rating)));

const testimonialSchema = z.object({
  quote: textOrEmpty,
  author: textOrEmpty,
  role: textOrEmpty,
  company: textOrEmpty,
  rating: ratingSchema,
  is_sample: z.boolean().catch(false),
});

/** Entries that are no text are turned into one (specification, section 3); what has no text in it is empty. */
const stringified = z.unknown().transform((entry) => {
  if (entry === null || entry === undefined) return '';
  return typeof entry === 'object' ? JSON.stringify(entry) : String(entry);
});

const rowSchema = z.object({
  city: textOrEmpty,
  state: textOrEmpty,
  meta_title: textOrEmpty,
  meta_description: textOrEmpty,
  h1_title: textOrEmpty,
  intro_paragraph: textOrEmpty,
  services_offered: listOf<TitledText>(titledText),
  faq_questions: listOf(stringified),
  faq_answers: listOf(stringified),
  testimonials: listOf(testimonialSchema),
  is_sample: z.boolean().catch(false),
  updated_at: textOrEmpty,
});

/** A row of city_pages, and whether the guard lets search engines see it. */
export function toCityPage(row: unknown, isIndexable: boolean): CityPage {
  const read = rowSchema.parse(row);
  return {
    city: read.city,
    state: read.state,
    h1: read.h1_title,
    metaTitle: read.meta_title,
    metaDescription: read.meta_description,
    intro: paragraphs(read.intro_paragraph),
    servicesOffered: read.services_offered.filter(({ title }) => title !== ''),
    questions: pairUp(read.faq_questions, read.faq_answers),
    testimonials: read.testimonials
      .filter(({ quote }) => quote !== '')
      .map(({ is_sample: isSample, ...testimonial }) => ({ ...testimonial, isSample })),
    isFallback: false,
    isIndexable,
    isSample: read.is_sample,
    updatedAt: read.updated_at,
  };
}

const coveredSchema = z.object({
  slug: z.string(),
  name: z.string(),
  state: textOrEmpty,
  services: z.array(z.string()),
  updated_at: textOrEmpty,
  latitude: z.number().nullable().catch(null),
  longitude: z.number().nullable().catch(null),
});

/** A row of covered_cities, with those of its services that the site knows. */
export function toCoveredCity(row: unknown, services: readonly ServiceLink[]): CoveredCity {
  const {
    slug,
    name,
    state,
    services: names,
    updated_at: updatedAt,
    latitude,
    longitude,
  } = coveredSchema.parse(row);
  const known = inMenuOrder(
    services.filter((service) => namesOf(service).some((name) => names.includes(name))),
  );
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  return { slug, name, state, services: known, updatedAt, place };
}

/** Questions and answers belong together by position; one without the other is left out. */
function pairUp(questions: string[], answers: string[]): Question[] {
  return questions.flatMap((question, index) => {
    const answer = answers[index] ?? '';
    return question && answer ? [{ question, answer }] : [];
  });
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
