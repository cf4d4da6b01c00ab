import 'server-only';
import { cache } from 'react';
import { orFallback } from '../cache/page-cache/or-fallback';
import { tags } from '../cache/tags';
import { type FillValues, fillAllIn } from '../format/fill-in';
import { publicClient } from '../supabase/public';
import { complete } from './complete';
import { figureValues } from './figure-values';
import { noteBrand } from './known-brand';
import { allNamesIn } from './names';
import { fieldsOf, type SectionValue } from './section';
import { type SectionName, type Sections, sections } from './sections';

type ValueOf<Name extends SectionName> = SectionValue<Sections[Name]>;

const readStored = cache(async (name: SectionName): Promise<unknown> => {
  const { data } = await publicClient(tags.site(name))
    .from('site_sections')
    .select('fields')
    .eq('name', name)
    .maybeSingle()
    .throwOnError();
  return data?.fields;
});

/** A section as its owner wrote it, with the names in it as they stand. */
export async function getUnfilledSection<Name extends SectionName>(name: Name): Promise<ValueOf<Name>> {
  const { defaults } = sections[name];
  const said = complete(fieldsOf(sections[name]), defaults, await readStored(name));
  if (name === 'brand') noteBrand(String(said.name));
  return said as ValueOf<Name>;
}

const fillValuesOf = (
  brand: ValueOf<'brand'>,
  business: ValueOf<'business'>,
  figures: ValueOf<'figures'>,
): FillValues => ({
  ...figureValues(figures),
  brand: brand.name,
  email: business.email,
});

/** What texts may name as `{{name}}`, and what is put there. */
export const getFillValues = cache(async (): Promise<FillValues> => {
  const [brand, business, figures] = await Promise.all([
    getUnfilledSection('brand'),
    getUnfilledSection('business'),
    getUnfilledSection('figures'),
  ]);
  return fillValuesOf(brand, business, figures);
});

/** What the site says of one thing: as its owner wrote it, else as content/ has it, with every figure filled in. */
export const getSection = cache(async <Name extends SectionName>(name: Name): Promise<ValueOf<Name>> => {
  const section = await getUnfilledSection(name);
  if (sections[name].isSource || allNamesIn(section).length === 0) return section;
  return fillAllIn(section, await getFillValues());
});

const { brand, business, figures } = sections;
const defaultValues = fillValuesOf(brand.defaults, business.defaults, figures.defaults);

/**
 * `getSection` for a page that needs nothing else of the database. While that does not answer, the last good copy of the
 * page stands in; where there is none yet, the page says what content/ has.
 */
export function readSection<Name extends SectionName>(name: Name): Promise<ValueOf<Name>> {
  const { defaults } = sections[name];
  const filled = fillAllIn(defaults, defaultValues) as ValueOf<Name>;
  return orFallback('site.unavailable', () => getSection(name), filled);
}
