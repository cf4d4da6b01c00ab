import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { REVALIDATE_SECONDS, tags } from '../cache';
import { citySlug, isCitySlug, primaryCitySlug } from '../cities/city-slug';
import { CITY_PAGE_COLUMNS, toCityPage } from '../cities/schema';
import { routes } from '../routes';
import { type ServiceSlug, services } from '../services/catalogue';
import { readByKeyset } from '../supabase/keyset';
import { uncachedClient } from '../supabase/uncached';
import { type Assessment, assessCityPages } from './assess';
import { type CityPageText, cityPageText } from './page-text';

export type CityPageAssessment = Assessment & { citySlug: string; updatedAt: string };

/** Rows with their whole text: a thousand of them would not arrive within the time that a page waits. */
const ROWS = 200;

/** The text is read only when it has changed; what is kept are the judgements. */
const assessAll = unstable_cache(
  async (): Promise<CityPageAssessment[]> => {
    const rows = await readRows();
    const assessments = assessCityPages(rows.map(({ text }) => text));
    return rows.flatMap(({ text, updatedAt }) => {
      const assessment = assessments.get(text.id);
      return assessment ? [{ ...assessment, citySlug: text.citySlug, updatedAt }] : [];
    });
  },
  ['city-page-assessments'],
  { tags: [tags.cities], revalidate: REVALIDATE_SECONDS },
);

/** Every city page that has an address of its own, and how it fares. @throws when the database does not answer */
export const listCityPageAssessments = cache(assessAll);

/** The city pages that are kept out of the index, each with the reasons. @throws when the database does not answer */
export async function listDoorwayFindings(): Promise<CityPageAssessment[]> {
  return (await listCityPageAssessments()).filter(({ indexable }) => !indexable);
}

/**
 * Whether search engines may be shown the page of a service in a city; false too where there is no row.
 * @param slug an alias counts as its primary
 * @throws when the database does not answer
 */
export async function isIndexableCityPage(service: ServiceSlug, slug: string): Promise<boolean> {
  const path = routes.cityPage(service, primaryCitySlug(slug));
  return (await listCityPageAssessments()).some((page) => page.path === path && page.indexable);
}

type Row = {
  id: string;
  city: string;
  state: string;
  service_type: string;
  created_at: string;
  updated_at: string;
};

async function readRows(): Promise<{ text: CityPageText; updatedAt: string }[]> {
  const rows: { text: CityPageText; updatedAt: string }[] = [];
  const ask = (after: Row | null) => {
    const query = uncachedClient()
      .from('city_pages')
      .select(`id, created_at, ${CITY_PAGE_COLUMNS}`)
      .order('id')
      .limit(ROWS);
    return after ? query.gt('id', after.id) : query;
  };
  for await (const row of readByKeyset<Row>(ask, ROWS)) {
    const text = textOf(row);
    if (text) rows.push({ text, updatedAt: row.updated_at });
  }
  return rows;
}

/** Null for a row that no address leads to: of an unknown service, or of a city that is another one's alias. */
function textOf(row: Row): CityPageText | null {
  const { id, city, state, service_type: name, created_at: createdAt } = row;
  const service = services.find((candidate) => candidate.name === name)?.slug;
  const slug = citySlug(city);
  if (!service || !isCitySlug(slug) || primaryCitySlug(slug) !== slug) return null;
  return cityPageText({ id, service, city, citySlug: slug, state, createdAt }, toCityPage(row, city));
}
