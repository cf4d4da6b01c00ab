import 'server-only';
import type { HomeTestimonial } from '@/content/home';
import { isSample, type Standing } from '@/content/types';
import { findCoveredCities } from '../cities';
import { primaryCitySlug } from '../cities/city-slug';
import { parseCityPageAddress } from '../routes';
import { isKnownService } from '../services/follow';
import { knows } from '../services/link';
import { errorsOfFigures, namesOfPages } from './figure-checks';
import { readNameUses } from './name-uses';
import { getUnfilledSection } from './read';
import { fieldsOf, type SectionValue } from './section';
import { type SectionName, type Sections, sectionNames, sections } from './sections';

type Errors = Record<string, string>;
type Checks = {
  [Name in SectionName]?: (value: SectionValue<Sections[Name]>) => Errors | Promise<Errors>;
};

const SOURCE = 'Please say where this comes from, who agreed and when; or label it as a sample.';

const sourceErrors = (value: Standing, path: string): Errors =>
  isSample(value) || value.source ? {} : { [`${path}source`]: SOURCE };

const reservedNames = [
  ...['brand', 'email'],
  ...sectionNames.flatMap((name) => namesOfPages(fieldsOf(sections[name]))),
];

/** What the fields of a section must be together, by its name. */
const checks: Checks = {
  testimonial: (value) => (value.quote ? { ...authorErrors(value), ...sourceErrors(value, '') } : {}),
  figures: async (now) =>
    errorsOfFigures(now, await getUnfilledSection('figures'), await readNameUses(), reservedNames),
  team: ({ members }) => mergedErrors('members', members, sourceErrors),
  'home-cities': async ({ cities }) => {
    const isService = await isKnownService();
    const pages = cities.map(({ href }) => parseCityPageAddress(href, isService));
    const slugs = pages.flatMap((page) => (page ? primaryCitySlug(page.city) : []));
    const covered = new Map((await findCoveredCities(slugs)).map(({ slug, services }) => [slug, services]));
    return mergedErrors('cities', pages, (page, path) => {
      const here = page && covered.get(primaryCitySlug(page.city));
      if (here && knows(here)(page.service)) return {};
      return { [`${path}href`]: 'Please choose the page of a city that you have.' };
    });
  },
};

const authorErrors = ({ author }: HomeTestimonial): Errors =>
  author ? {} : { author: 'Please say who said it.' };

function mergedErrors<Item>(
  list: string,
  items: readonly Item[],
  errorsOf: (item: Item, path: string) => Errors,
): Errors {
  return Object.assign({}, ...items.map((item, index) => errorsOf(item, `${list}.${index}.`)));
}

/** Messages by field for a section whose fields are each as they should be; empty when they are so together, too. */
export async function errorsOfSection(name: SectionName, fields: Record<string, unknown>): Promise<Errors> {
  const check = checks[name] as ((value: unknown) => Errors | Promise<Errors>) | undefined;
  return (await check?.(fields)) ?? {};
}
