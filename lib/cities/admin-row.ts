import { indianStamp } from '../format/dates';
import type { TablesInsert } from '../supabase/database.types';
import { listOf, textOrEmpty, titledText } from '../supabase/read-row';
import * as z from '../validation/zod';
import type { CityPageFields, EditorCityPage, Offer, Pair, TypedTestimonial } from './admin-schema';

export const EDITOR_COLUMNS =
  'id, updated_at, city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, latitude, longitude, is_sample, status, publish_at';

const degrees = z
  .number()
  .nullable()
  .catch(null)
  .transform((value) => (value === null ? '' : String(value)));

/** As the pages show it, so that saving without a change changes nothing that a visitor sees. */
const written = z.unknown().transform((value) => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
});

const testimonial = z.object({
  quote: textOrEmpty,
  author: textOrEmpty,
  role: textOrEmpty,
  company: textOrEmpty,
  rating: z.number().catch(5).transform(String),
  source: textOrEmpty,
  is_sample: z.boolean().catch(false),
});

const row = z.object({
  id: z.string(),
  updated_at: z.string(),
  city: textOrEmpty,
  state: textOrEmpty,
  service_type: textOrEmpty,
  meta_title: textOrEmpty,
  meta_description: textOrEmpty,
  h1_title: textOrEmpty,
  intro_paragraph: textOrEmpty,
  services_offered: listOf<Offer>(titledText),
  faq_questions: listOf(written),
  faq_answers: listOf(written),
  testimonials: listOf<TypedTestimonial>(testimonial),
  latitude: degrees,
  longitude: degrees,
  is_sample: z.boolean().catch(false),
  status: z.enum(['draft', 'published']).catch('draft'),
  publish_at: z
    .string()
    .nullable()
    .catch(null)
    .transform((moment) => (moment ? indianStamp(moment).slice(0, 16).replace(' ', 'T') : '')),
});

/** @param path where visitors find it; null while they do not */
export function toEditorCityPage(value: unknown, path: string | null): EditorCityPage {
  const {
    id,
    updated_at: updatedAt,
    faq_questions: questions,
    faq_answers: answers,
    ...fields
  } = row.parse(value);
  const length = Math.max(questions.length, answers.length);
  const faq: Pair[] = Array.from({ length }, (_, index) => ({
    question: questions[index] ?? '',
    answer: answers[index] ?? '',
  }));
  return { id, updatedAt, path, fields: { ...fields, faq } };
}

/** The form as the database's columns. */
export function cityPageColumns({ faq, latitude, longitude, publish_at, ...fields }: CityPageFields) {
  return {
    ...fields,
    faq_questions: faq.map(({ question }) => question),
    faq_answers: faq.map(({ answer }) => answer),
    testimonials: fields.testimonials.map(({ rating, source, ...said }) => ({
      ...said,
      rating: Number(rating),
      ...(source ? { source } : {}),
    })),
    latitude: latitude ? Number(latitude) : null,
    longitude: longitude ? Number(longitude) : null,
    publish_at: publish_at ? `${publish_at}:00+05:30` : null,
  } satisfies TablesInsert<'city_pages'>;
}
