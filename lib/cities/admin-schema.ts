import { typedLine, typedText } from '../validation/typed-text';
import * as z from '../validation/zod';
import { cityName, citySlug, isCitySlug, primaryCitySlug } from './city-slug';
import { isWithinIndia } from './within-india';

export type Offer = { title: string; description: string };
export type Pair = { question: string; answer: string };
/** `rating` is a number out of 5 as it is typed; what is no sample says where it comes from. */
export type TypedTestimonial = Record<
  'quote' | 'author' | 'role' | 'company' | 'rating' | 'source',
  string
> & {
  is_sample: boolean;
};

type CityPageText =
  | ('city' | 'state' | 'service_type' | 'meta_title' | 'meta_description' | 'h1_title' | 'intro_paragraph')
  | ('latitude' | 'longitude' | 'publish_at');

export type CityPageFields = Record<CityPageText, string> & {
  services_offered: Offer[];
  faq: Pair[];
  testimonials: TypedTestimonial[];
  is_sample: boolean;
  status: 'draft' | 'published';
};

/** `path` is null until somebody can visit it. */
export type EditorCityPage = {
  id: string;
  updatedAt: string;
  path: string | null;
  fields: CityPageFields;
};

export const cityPageMaxima = {
  ...{ city: 40, state: 60, service_type: 100, meta_title: 200, meta_description: 400, h1_title: 200 },
  ...{ intro_paragraph: 10_000, services_offered: 12, faq: 15, testimonials: 8 },
  ...{ title: 200, description: 2000, question: 300, answer: 3000, quote: 1500, name: 120, source: 500 },
} as const;
const most = cityPageMaxima;

export const emptyOffer: Offer = { title: '', description: '' };
export const emptyPair: Pair = { question: '', answer: '' };
export const emptyTestimonial: TypedTestimonial = {
  ...{ quote: '', author: '', role: '', company: '', rating: '5', source: '', is_sample: false },
};
export const emptyCityPage: CityPageFields = {
  ...{ city: '', state: '', service_type: '', meta_title: '', meta_description: '', h1_title: '' },
  ...{ intro_paragraph: '', services_offered: [], faq: [], testimonials: [] },
  ...{ latitude: '', longitude: '', is_sample: false, status: 'draft', publish_at: '' },
};

const CITY = /^[A-Z][A-Za-z]*( [A-Z][A-Za-z]*){0,4}$/;

const city = typedLine(most.city)
  .refine(
    (value) => CITY.test(value) && isCitySlug(citySlug(value)),
    'Please write the name of the city in Latin letters, each word with a capital, such as Navi Mumbai.',
  )
  .superRefine((value, context) => {
    const primary = primaryCitySlug(citySlug(value));
    if (primary === citySlug(value)) return;
    const name = cityName(primary);
    const message = `${value} is answered with the page of ${name}. Please write ${name}.`;
    context.addIssue({ code: 'custom', message });
  });

const needed = (maximum: number, message: string) =>
  typedText(maximum).refine((value) => value !== '', message) satisfies z.ZodType<string>;

const RATING = 'The rating is a number from 1 to 5, such as 4.5.';
const testimonial = z
  .object({
    quote: needed(most.quote, 'Please write what was said, or remove the testimonial.'),
    author: typedLine(most.name).refine((value) => value !== '', 'Please say who said it.'),
    role: typedLine(most.name),
    company: typedLine(most.name),
    rating: typedLine(10).refine((value) => /^[1-5](?:\.\d)?$/.test(value) && Number(value) <= 5, RATING),
    source: typedLine(most.source),
    is_sample: z.boolean(),
  })
  .refine(({ source, is_sample: isSample }) => isSample || source !== '', {
    path: ['source'],
    message: 'Please say where it was said, such as a letter or a review, or label it a sample.',
  });

const degrees = (message: string) =>
  typedLine(20).refine((value) => value === '' || /^\d{1,2}(?:\.\d{1,6})?$/.test(value), message);

const fields = z.object({
  city,
  state: typedLine(most.state),
  service_type: typedLine(most.service_type).refine((value) => value.length >= 2, 'Please choose a service.'),
  meta_title: typedLine(most.meta_title),
  meta_description: typedLine(most.meta_description),
  h1_title: typedLine(most.h1_title),
  intro_paragraph: typedText(most.intro_paragraph),
  services_offered: z
    .array(
      z.object({
        title: typedLine(most.title).refine((value) => value !== '', 'Please name it, or remove it.'),
        description: typedText(most.description),
      }),
    )
    .max(most.services_offered, `There can be at most ${most.services_offered} services.`),
  faq: z
    .array(
      z.object({
        question: typedLine(most.question).refine((value) => value !== '', 'Please write the question.'),
        answer: needed(most.answer, 'Please answer it, or remove the question.'),
      }),
    )
    .max(most.faq, `There can be at most ${most.faq} questions.`),
  testimonials: z
    .array(testimonial)
    .max(most.testimonials, `There can be at most ${most.testimonials} testimonials.`),
  latitude: degrees('Please write degrees north, such as 18.52.'),
  longitude: degrees('Please write degrees east, such as 73.86.'),
  is_sample: z.boolean(),
  status: z.enum(['draft', 'published']),
  publish_at: typedLine(30).refine(
    (value) => value === '' || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value),
    'Please choose a day and a time.',
  ),
}) satisfies z.ZodType<CityPageFields>;

/** A city page as a save needs it; the texts come out as they are stored. */
export const cityPageFieldsSchema = fields.superRefine((page, context) => {
  const refuse = (path: keyof CityPageFields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const { latitude, longitude } = page;
  if ((latitude === '') !== (longitude === ''))
    refuse(latitude === '' ? 'latitude' : 'longitude', 'Both are needed to put the city on the map.');
  else if (latitude !== '' && !isWithinIndia({ latitude: Number(latitude), longitude: Number(longitude) }))
    refuse('latitude', 'This place is not in India. North comes first: Pune is at 18.52, 73.86.');
  if (page.status === 'published' && page.intro_paragraph === '')
    refuse('intro_paragraph', 'Please write a text before you publish the page, or keep it as a draft.');
  if (page.status === 'published' && page.publish_at !== '')
    refuse('publish_at', 'A page that is published now needs no time. Choose Draft to schedule it.');
});

/** Both `id` and `expected` are null for a page that is new. */
export const saveCityPageSchema = z.object({
  id: z.uuid().nullable(),
  expected: z.iso.datetime({ offset: true }).nullable(),
  fields: cityPageFieldsSchema,
});
