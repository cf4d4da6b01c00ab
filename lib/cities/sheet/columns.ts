import { withoutFormula } from '../../submissions/csv';
import {
  type CityPageFields,
  cityPageMaxima,
  emptyCityPage,
  emptyOffer,
  emptyPair,
  emptyTestimonial,
} from '../admin-schema';

type Single = Exclude<keyof CityPageFields, 'services_offered' | 'faq' | 'testimonials'>;

/** The names of the columns, by the fields that they hold. */
const singles: Record<Single, string> = {
  ...{ city: 'city', state: 'state', service_type: 'service', status: 'status', publish_at: 'publish_at' },
  ...{ h1_title: 'heading', meta_title: 'meta_title', meta_description: 'meta_description' },
  ...{ intro_paragraph: 'text', latitude: 'latitude', longitude: 'longitude', is_sample: 'sample' },
};
const lists = {
  services_offered: { name: 'part', parts: ['title', 'description'], empty: emptyOffer },
  faq: { name: 'faq', parts: ['question', 'answer'], empty: emptyPair },
  testimonials: {
    name: 'testimonial',
    parts: ['quote', 'author', 'role', 'company', 'rating', 'source', 'is_sample'],
    empty: emptyTestimonial,
  },
} as const;
type ListName = keyof typeof lists;
const listNames = Object.keys(lists) as ListName[];

const columnsOfLists = listNames.flatMap((field) =>
  Array.from({ length: cityPageMaxima[field] }, (_, index) =>
    lists[field].parts.map((part) => ({
      field,
      index,
      part,
      column: `${lists[field].name}_${index + 1}_${part}`,
    })),
  ).flat(),
);

/** Every column that a sheet can have, in the order of an export. */
export const sheetColumns: readonly string[] = [
  ...Object.values(singles),
  ...columnsOfLists.map(({ column }) => column),
];

const asText = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : '') : String(value ?? ''));

/** A page as the cells of a line. A cell that a spreadsheet would run, or that looks guarded already, gets an apostrophe. */
export function toCells(page: CityPageFields): string[] {
  const items = columnsOfLists.map(({ field, index, part }) => {
    const item: object | undefined = page[field][index];
    return asText(item?.[part as keyof typeof item]);
  });
  return [...Object.keys(singles).map((name) => asText(page[name as Single])), ...items].map(guarded);
}

const bare = (value: string) => value.replace(/^'+/, '');
const guarded = (value: string) => (withoutFormula(bare(value)) === bare(value) ? value : `'${value}`);
const unguarded = (value: string) =>
  value.startsWith("'") && withoutFormula(bare(value)) !== bare(value) ? value.slice(1) : value;

/** What a line says of a page, by the columns of its sheet. A page of a sheet is a draft, whatever it says. */
export function fromCells(columns: readonly string[], cells: readonly string[]): CityPageFields {
  const told = new Map(columns.map((column, index) => [column, unguarded(cells[index] ?? '').trim()]));
  const of = (column: string) => told.get(column) ?? '';
  const isYes = (value: string) => /^(?:yes|y|true|1|हाँ)$/i.test(value);
  const itemsOf = (field: ListName) =>
    Array.from({ length: cityPageMaxima[field] }, (_, index) => {
      const written = lists[field].parts.map(
        (part) => [part, of(`${lists[field].name}_${index + 1}_${part}`)] as const,
      );
      if (written.every(([, value]) => value === '')) return [];
      const given = written.map(([part, value]) => [part, part === 'is_sample' ? isYes(value) : value]);
      return [{ ...lists[field].empty, ...Object.fromEntries(given) }];
    }).flat();
  return {
    ...emptyCityPage,
    ...Object.fromEntries(
      Object.entries(singles)
        .filter(([name]) => typeof emptyCityPage[name as Single] === 'string')
        .map(([name, column]) => [name, of(column)]),
    ),
    is_sample: isYes(of(singles.is_sample)),
    status: 'draft',
    publish_at: '',
    services_offered: itemsOf('services_offered') as CityPageFields['services_offered'],
    faq: itemsOf('faq') as CityPageFields['faq'],
    testimonials: itemsOf('testimonials') as CityPageFields['testimonials'],
  };
}

/** The column of a field, by the path of its message: `faq.0.answer` is `faq_1_answer`. */
export function columnOf(path: string): string {
  const [field = '', index, part] = path.split('.');
  if (index !== undefined && Object.hasOwn(lists, field))
    return [lists[field as ListName].name, Number(index) + 1, part].filter(Boolean).join('_');
  return Object.hasOwn(singles, field) ? singles[field as Single] : field;
}
