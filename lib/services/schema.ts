import type { PriceList } from '@/content/pricing';
import type { Question, TitledText } from '@/content/types';
import { listOf, textOrEmpty, titledText } from '../supabase/read-row';
import * as z from '../validation/zod';
import { completeRow } from './complete-row';
import { type ServiceSummary, SUMMARY_COLUMNS, toServiceSummary } from './summary';

export const SERVICE_COLUMNS =
  `${SUMMARY_COLUMNS}, meta_title, meta_description, hero_heading, hero_subheading, expertise_areas, benefits, process_steps, faq, intro_heading, intro_text, highlights, approach_heading, approach, process_heading, offer_heading, offers, faq_heading, closing_heading, closing_text, closing_link, price_headline, price_note, price_rows, reasons, general_price, general_offers` as const;

/** Of these a city page tells; private.record_service_change knows them too. */
export const CITY_SERVICE_COLUMNS =
  'service_slug, service_name, position, default_texts, price_headline, price_note, price_rows, reasons, general_price, general_offers';

type HeadedList = { heading: string; items: readonly TitledText[] };

/** What is empty is not shown, or said as for every service. */
export type Service = ServiceSummary & {
  metaTitle: string;
  metaDescription: string;
  heading: string;
  subheading: string;
  intro: { heading: string; paragraphs: readonly string[] };
  highlights: readonly TitledText[];
  approach: HeadedList;
  expertiseAreas: readonly TitledText[];
  benefits: readonly TitledText[];
  process: HeadedList;
  offer: HeadedList;
  faq: { heading: string; questions: readonly Question[] };
  closing: { heading: string; text: string; link: string };
  /** Null where the price is on request. */
  prices: PriceList | null;
  /** Both name the {{city}} that is spoken of. */
  reasons: readonly TitledText[];
  general: { price: string; offers: readonly TitledText[] };
};

export type CityService = Pick<Service, 'slug' | 'name' | 'position' | 'prices' | 'reasons' | 'general'>;

const titled = listOf<TitledText>(titledText).transform((items) => items.filter(({ title }) => title !== ''));
const question = z.object({ question: textOrEmpty, answer: textOrEmpty });
const priceRow = z.object({ label: textOrEmpty, value: textOrEmpty });

const rowSchema = z.object({
  meta_title: textOrEmpty,
  meta_description: textOrEmpty,
  hero_heading: textOrEmpty,
  hero_subheading: textOrEmpty,
  intro_heading: textOrEmpty,
  intro_text: textOrEmpty,
  highlights: titled,
  approach_heading: textOrEmpty,
  approach: titled,
  expertise_areas: titled,
  benefits: titled,
  process_heading: textOrEmpty,
  process_steps: titled,
  offer_heading: textOrEmpty,
  offers: titled,
  faq_heading: textOrEmpty,
  faq: listOf<Question>(question).transform((items) =>
    items.filter(({ question: asked, answer }) => asked !== '' && answer !== ''),
  ),
  closing_heading: textOrEmpty,
  closing_text: textOrEmpty,
  closing_link: textOrEmpty,
  price_headline: textOrEmpty,
  price_note: textOrEmpty,
  price_rows: listOf(priceRow),
  reasons: titled,
  general_price: textOrEmpty,
  general_offers: titled,
});
type Row = z.infer<typeof rowSchema>;

export function toService(row: object): Service {
  const complete = completeRow(row);
  const summary = toServiceSummary(row);
  const read = rowSchema.parse(complete);
  return {
    ...summary,
    metaTitle: read.meta_title || `${summary.name} Services in India`,
    metaDescription: read.meta_description || summary.description,
    heading: read.hero_heading || summary.name,
    subheading: read.hero_subheading || summary.description,
    ...toSections(read),
    prices: toPriceList(read),
    reasons: read.reasons,
    general: { price: read.general_price, offers: read.general_offers },
  };
}

function toSections(read: Row) {
  return {
    intro: { heading: read.intro_heading, paragraphs: paragraphsOf(read.intro_text) },
    highlights: read.highlights,
    approach: { heading: read.approach_heading, items: read.approach },
    expertiseAreas: read.expertise_areas,
    benefits: read.benefits,
    process: { heading: read.process_heading, items: read.process_steps },
    offer: { heading: read.offer_heading, items: read.offers },
    faq: { heading: read.faq_heading, questions: read.faq },
    closing: { heading: read.closing_heading, text: read.closing_text, link: read.closing_link },
  };
}

function toPriceList({
  price_headline: headline,
  price_note: note,
  price_rows: rows,
}: Row): PriceList | null {
  return headline ? { headline, note: note || undefined, rows } : null;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
