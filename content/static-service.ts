type Item = { title: string; description: string };

/** What a service page with fixed copy says (specification, section 2.8). */
export type StaticService = {
  slug: 'local-seo' | 'ecommerce-seo';
  name: string;
  metaTitle: string;
  description: string;
  heading: string;
  lead: string;
  intro: { heading: string; paragraphs: readonly string[] };
  highlights: readonly [Item, Item, Item];
  approach: { heading: string; items: readonly Item[] };
  process: { heading: string; steps: readonly Item[] };
  offer: { heading: string; items: readonly [Item, Item, Item] };
  faq: readonly { question: string; answer: string }[];
  closing: { heading: string; text: string };
};
