import type { Question, TitledText } from './types';

/** What a service page with fixed copy says (specification, section 2.8). */
export type StaticService = {
  slug: 'local-seo' | 'ecommerce-seo';
  name: string;
  metaTitle: string;
  description: string;
  heading: string;
  lead: string;
  intro: { heading: string; paragraphs: readonly string[] };
  highlights: readonly [TitledText, TitledText, TitledText];
  approach: { heading: string; items: readonly TitledText[] };
  process: { heading: string; steps: readonly TitledText[] };
  offer: { heading: string; items: readonly [TitledText, TitledText, TitledText] };
  faq: readonly Question[];
  closing: { heading: string; text: string };
};
