import { typedLine, typedText } from '../validation/typed-text';
import * as z from '../validation/zod';
import { serviceIcons } from './icons';

export type TypedItem = { title: string; description: string };
export type TypedQuestion = { question: string; answer: string };
export type TypedPrice = { label: string; value: string };

/** As many characters as the database takes. */
const textMaxima = {
  ...{ service_name: 100, service_slug: 40, service_description: 2000 },
  ...{ meta_title: 200, meta_description: 400, hero_heading: 200, hero_subheading: 600 },
  ...{ area_name: 100, area_description: 600, intro_heading: 200, intro_text: 5000, approach_heading: 200 },
  ...{ process_heading: 200, offer_heading: 200, faq_heading: 200 },
  ...{ closing_heading: 200, closing_text: 600, closing_link: 60 },
  ...{ price_headline: 200, price_note: 400, general_price: 300 },
} as const;

/** Lists of titled texts, with the number of items that a page has room for. */
const itemMaxima = {
  ...{ area_topics: 6, highlights: 4, approach: 12, expertise_areas: 12, benefits: 12, process_steps: 10 },
  ...{ offers: 10, reasons: 9, general_offers: 6 },
} as const;

export const serviceMaxima = {
  ...textMaxima,
  ...itemMaxima,
  bullets: 6,
  faq: 20,
  price_rows: 12,
  item: 1000,
} as const;

export type ServiceText = keyof typeof textMaxima;
export type ServiceItems = keyof typeof itemMaxima;

export type ServiceFields = Record<ServiceText, string> &
  Record<ServiceItems, TypedItem[]> & {
    icon: string;
    status: 'draft' | 'published';
    bullets: string[];
    faq: TypedQuestion[];
    price_rows: TypedPrice[];
  };

/** `path` is null until somebody can visit it. */
export type EditorService = {
  id: string;
  updatedAt: string;
  path: string | null;
  fields: ServiceFields;
  /** Said by a save: city pages still carry what it was called before. */
  isFollowed?: boolean;
};

const [FIRST_ICON] = serviceIcons;
const namesOf = <Name extends string>(maxima: Record<Name, number>) => Object.keys(maxima) as Name[];
export const serviceTexts = namesOf(textMaxima);
export const serviceItems = namesOf(itemMaxima);

export function ofEach<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

export const emptyService: ServiceFields = {
  ...ofEach(serviceTexts, () => ''),
  ...ofEach(serviceItems, (): TypedItem[] => []),
  ...{ icon: FIRST_ICON, status: 'draft', bullets: [], faq: [], price_rows: [] },
};

const REMOVE = 'or remove it.';
const needed = (maximum: number, what: string) =>
  typedText(maximum).refine((value) => value !== '', `Please write ${what}, ${REMOVE}`);

const item = z.object({ title: needed(200, 'a title'), description: typedText(serviceMaxima.item) });
const question = z.object({ question: needed(300, 'the question'), answer: needed(3000, 'the answer') });
const price = z.object({ label: needed(100, 'what is priced'), value: needed(300, 'the price') });

/** What nothing else on the site begins with; the database has the same list (private.is_service_slug). */
const RESERVED = new Set([
  ...['admin', 'api', 'author', 'blog', 'cities', 'contact', 'covers', 'flight', 'images', 'indexnow-key'],
  ...['locations', 'outage', 'portraits', 'preview', 'privacy-policy', 'scripts', 'services', 'sitemaps'],
  ...['terms', 'feed', 'rss'],
]);

const slug = typedLine(2048)
  .refine(
    (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && /[a-z]/.test(value) && value.length <= 40,
    'A slug is made of lower-case letters and digits with single hyphens between them, at most 40 characters, such as email-marketing.',
  )
  .refine(
    (value) => !RESERVED.has(value) && !/-(services|consultant)-in-/.test(value),
    'Other pages of the site begin with this word. Please choose another slug.',
  );

const listOf = <Item>(schema: z.ZodType<Item>, most: number, what: string) =>
  z.array(schema).max(most, `There can be at most ${most} ${what}.`);

export const serviceFieldsSchema = z.object({
  ...ofEach(serviceTexts, (name) => typedText(textMaxima[name])),
  ...ofEach(serviceItems, (name) =>
    listOf(item, itemMaxima[name], `items in "${name.replaceAll('_', ' ')}"`),
  ),
  service_name: typedLine(textMaxima.service_name).refine(
    (value) => value.length >= 2,
    'Please enter a name of at least 2 characters.',
  ),
  service_slug: slug,
  icon: z.enum(serviceIcons, 'Please choose a drawing.'),
  status: z.enum(['draft', 'published']),
  bullets: listOf(needed(200, 'the point'), serviceMaxima.bullets, 'points'),
  faq: listOf(question, serviceMaxima.faq, 'questions'),
  price_rows: listOf(price, serviceMaxima.price_rows, 'prices'),
}) satisfies z.ZodType<ServiceFields>;

/** Both `id` and `expected` are null for a service that is new. */
export const saveServiceSchema = z.object({
  id: z.uuid().nullable(),
  expected: z.iso.datetime({ offset: true }).nullable(),
  fields: serviceFieldsSchema,
});

export const movePositionSchema = z.object({ id: z.uuid(), to: z.number().int().min(0).max(9999) });

/** `moveTo` is the service that gets the city pages. */
export const deleteServiceSchema = z.object({
  id: z.uuid(),
  redirectTo: z.string().max(2048).default(''),
  moveTo: z.uuid().nullable().default(null),
});
