import { parsePageNumber } from '../lists/paging';
import { routes } from '../routes';
import { toRegExp } from '../routes/pattern';
import { manyPages } from '../routes/table';
import type { IsService } from '../services/link';

/** So many cities are listed on the page of a service itself; the list of all of them is under the locations. */
export const CITIES_ON_SERVICE_PAGE = 24;

/** A page of the list of all cities, or of those with a page for a service. */
export type LocationsView = { service: string | null; page: number };

/** `/locations/2`, `/locations/seo`, `/locations/seo/2`. */
export function locationsAddress({ service, page }: LocationsView): string {
  return [routes.locations, service, page > 1 ? page : null].filter((part) => part !== null).join('/');
}

/** The parts of such an address behind `/locations`; null when they are written in another way, or name nothing. */
export function readLocationsView(parts: readonly string[], isService: IsService): LocationsView | null {
  const [first = '', second, ...rest] = parts;
  const service = isService(first) ? first : null;
  const number = service ? second : first;
  if (rest.length > 0 || (!service && second !== undefined)) return null;
  if (number === undefined) return { service, page: 1 };
  const page = parsePageNumber(number);
  return page && page > 1 ? { service, page } : null;
}

const LISTS = toRegExp(manyPages.locationList.path);

/** Reads the address of a list of cities; null when it is none, or the page of all locations. */
export function readLocationsAddress(path: string, isService: IsService): LocationsView | null {
  const { view } = LISTS.exec(path)?.groups ?? {};
  return view === undefined ? null : readLocationsView(view.split('/'), isService);
}
