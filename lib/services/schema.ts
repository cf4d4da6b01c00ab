import type { Question, TitledText } from '@/content/types';
import { listOf, textOrEmpty, titledText } from '../supabase/read-row';
import * as z from '../validation/zod';

export const SERVICE_COLUMNS =
  'service_name, service_slug, service_description, meta_title, meta_description, hero_heading, hero_subheading, expertise_areas, benefits, process_steps, faq, updated_at';

export type Service = {
  slug: string;
  name: string;
  description: string;
  metaTitle: string;
  metaDescription: string;
  heading: string;
  subheading: string;
  expertiseAreas: TitledText[];
  benefits: TitledText[];
  processSteps: TitledText[];
  questions: Question[];
  updatedAt: string;
};

const questionSchema = z.object({ question: textOrEmpty, answer: textOrEmpty });
const isComplete = ({ question, answer }: Question) => question !== '' && answer !== '';
const hasTitle = ({ title }: TitledText) => title !== '';

const rowSchema = z.object({
  service_name: textOrEmpty,
  service_slug: textOrEmpty,
  service_description: textOrEmpty,
  meta_title: textOrEmpty,
  meta_description: textOrEmpty,
  hero_heading: textOrEmpty,
  hero_subheading: textOrEmpty,
  expertise_areas: listOf<TitledText>(titledText),
  benefits: listOf<TitledText>(titledText),
  process_steps: listOf<TitledText>(titledText),
  faq: listOf(questionSchema),
  updated_at: textOrEmpty,
});

export function toService(row: unknown): Service {
  const read = rowSchema.parse(row);
  return {
    slug: read.service_slug,
    name: read.service_name,
    description: read.service_description,
    metaTitle: read.meta_title || `${read.service_name} Services in India`,
    metaDescription: read.meta_description || read.service_description,
    heading: read.hero_heading || read.service_name,
    subheading: read.hero_subheading || read.service_description,
    expertiseAreas: read.expertise_areas.filter(hasTitle),
    benefits: read.benefits.filter(hasTitle),
    processSteps: read.process_steps.filter(hasTitle),
    questions: read.faq.filter(isComplete),
    updatedAt: read.updated_at,
  };
}
