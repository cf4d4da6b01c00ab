import { isCitySlug, primaryCitySlug } from '../../cities/city-slug';
import { normalisedPath, parseCityPageAddress, routes } from '../../routes';
import type { PageState } from '../review/types';

/** Files and what machines ask for: whether they exist is not known here. */
const NOT_JUDGED = /\.[a-z0-9]+$|^\/(?:api|_next|images|blog\/view|feed)(?:\/|$)/;
const STAFF = /^\/(?:admin|preview)(?:\/|$)/;

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
  if (STAFF.test(path)) return 'noindex';
  if (NOT_JUDGED.test(path)) return null;
  const page = parseCityPageAddress(path);
  if (!page) return 'missing';
  const canonical = routes.cityPage(page.service, primaryCitySlug(page.city));
  // A well-formed city without a page of its own is answered with general text (decision D3).
  return known.get(canonical) ?? (isCitySlug(page.city) ? 'noindex' : 'missing');
}
