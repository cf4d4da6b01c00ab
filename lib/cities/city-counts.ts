import * as z from '../validation/zod';

/** How many cities of a list lie in one state, or have a page for one service, and begin with a letter. */
export type CityCount = { of: string; letter: string; cities: number };

export const cityCountsSchema = z.array(
  z.object({ of: z.string(), letter: z.string(), cities: z.coerce.number() }),
);

export const citiesIn = (counts: readonly CityCount[]): number =>
  counts.reduce((sum, { cities }) => sum + cities, 0);

/** Where a page of a list begins: so many cities behind the first of a letter, in a state or of a service. */
export type Start = Pick<CityCount, 'of' | 'letter'> & { behind: number };

/** Null behind the end. @param counts in the order of the list */
export function startOfPage(counts: readonly CityCount[], page: number, size: number): Start | null {
  let behind = (page - 1) * size;
  for (const { of, letter, cities } of counts) {
    if (behind < cities) return { of, letter, behind };
    behind -= cities;
  }
  return null;
}

export type Jump = { name: string; page: number };
/** Where in a long list each state begins, and each letter of the state that a page begins with. */
export type CityJumps = { states: Jump[]; letters: Jump[] };

/** The page on which each state begins, or each letter of one, in the order of the list. */
export function jumpsOf(
  counts: readonly CityCount[],
  by: 'of' | 'letter',
  size: number,
  state?: string,
): Jump[] {
  const pages = new Map<string, number>();
  let before = 0;
  for (const count of counts) {
    if (state === undefined || count.of === state)
      if (!pages.has(count[by])) pages.set(count[by], Math.floor(before / size) + 1);
    before += count.cities;
  }
  return [...pages].map(([name, page]) => ({ name, page }));
}
