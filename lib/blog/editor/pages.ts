import { primaryCitySlug } from '../../cities/city-slug';
import { readLocationsAddress } from '../../cities/locations-address';
import { normalisedPath, parseCityPageAddress, routes } from '../../routes';
import { isForReaders, isInArea } from '../../routes/areas';
import type { IsService } from '../../services/link';
import type { PageState } from '../review/types';

const FILE = /\.[a-z0-9]+$/;

/**
 * What the pages answer that a text links to: the known ones, and of the others those about which the address itself
 * says enough.
 * @param known the state of every page of the site
 */
export function judgePages(
  paths: readonly string[],
  known: ReadonlyMap<string, PageState>,
): Map<string, PageState> {
  const pages = new Map(known);
  for (const path of paths) {
    const plain = normalisedPath(path) || routes.home;
    const state = known.get(plain) ?? stateOf(plain, known);
    if (state) pages.set(plain, state);
  }
  return pages;
}

function stateOf(path: string, known: ReadonlyMap<string, PageState>): PageState | null {
  if (isForReaders(path)) return 'noindex';
  const isService = (slug: string) => known.has(routes.service(slug));
  const page = parseCityPageAddress(path, isService);
  // A city without a page of its own is answered with general text (decision D3).
  if (page) return known.get(routes.cityPage(page.service, primaryCitySlug(page.city))) ?? 'noindex';
  return isNotJudged(path, isService) ? null : 'missing';
}

/** Files, what machines ask for, and lists that are as long as there are cities: whether they exist is not known here. */
function isNotJudged(path: string, isService: IsService): boolean {
  return FILE.test(path) || isInArea(path) || readLocationsAddress(path, isService) !== null;
}
