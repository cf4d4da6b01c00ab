import { textOrEmpty } from '../../supabase/read-row';
import * as z from '../../validation/zod';
import { type CityPageFields, cityPageMaxima, emptyCityPage } from '../admin-schema';

export type OtherPage = { id: string; name: string; path: string | null };

/** What the guard of the database measured, and why it keeps the page out. */
export type CityPageCheck = {
  isIndexable: boolean;
  reasons: string[];
  /** From 0 to 1. */
  overlap: number;
  ownWords: number;
  evidence: string[];
  evidenceSentences: number;
  /** Places on record that the sentences do not name. */
  missing: string[];
  sentences: { text: string; pageId: string }[];
  pages: OtherPage[];
  limits: { mostOverlap: number; leastWords: number; leastNames: number };
};

const typed = (maximum: number) =>
  z
    .string()
    .transform((text) => text.slice(0, maximum))
    .catch('');
const text = typed(10_000);

/** What is typed so far, finished or not. */
export const checkSchema = z.object({
  id: z.uuid().nullable(),
  fields: z
    .object({
      city: typed(cityPageMaxima.city),
      service_type: typed(cityPageMaxima.service_type),
      intro_paragraph: typed(cityPageMaxima.intro_paragraph),
      services_offered: z.array(z.object({ title: text, description: text })).max(100),
      faq: z.array(z.object({ question: text, answer: text })).max(100),
    })
    .transform((given): CityPageFields => ({ ...emptyCityPage, ...given })),
});

const names = z.array(z.string()).catch([]);
const answer = z.object({
  is_indexable: z.boolean(),
  reasons: names,
  overlap: z.number().catch(0),
  own_words: z.number().catch(0),
  evidence: names,
  evidence_sentences: z.number().catch(0),
  missing: names,
  sentences: z.array(z.object({ text: textOrEmpty, page_id: textOrEmpty })).catch([]),
  pages: z.array(z.object({ id: textOrEmpty, name: textOrEmpty, path: z.string().nullable() })).catch([]),
  limits: z.object({ most_overlap: z.number(), least_words: z.number(), least_names: z.number() }),
});

export function toCheck(value: unknown): CityPageCheck {
  const { is_indexable, own_words, evidence_sentences, sentences, limits, ...rest } = answer.parse(value);
  return {
    ...rest,
    isIndexable: is_indexable,
    ownWords: own_words,
    evidenceSentences: evidence_sentences,
    sentences: sentences.map(({ text, page_id: pageId }) => ({ text, pageId })),
    limits: {
      mostOverlap: limits.most_overlap,
      leastWords: limits.least_words,
      leastNames: limits.least_names,
    },
  };
}
