import { locationsAddress, readLocationsAddress } from '../cities/locations-address';
import { parseCityPageAddress, routes } from '../routes';
import { toRegExp } from '../routes/pattern';
import { manyPages } from '../routes/table';

const SERVICE = toRegExp(manyPages.service.path);

/**
 * Where the page of a service, one of its city pages in whatever shape or a list of its cities went when the service was
 * given another slug; null where nothing moved.
 * @param moved the slug of today under each former one
 */
export function movedServicePath(path: string, moved: ReadonlyMap<string, string>): string | null {
  if (moved.size === 0) return null;
  const isFormer = (slug: string) => moved.has(slug);
  const { service = '' } = SERVICE.exec(path)?.groups ?? {};
  const now = moved.get(service);
  if (now) return routes.service(now);
  const page = parseCityPageAddress(path, isFormer);
  if (page) return routes.cityPage(moved.get(page.service) ?? page.service, page.city);
  const list = readLocationsAddress(path, isFormer);
  const listed = list?.service && moved.get(list.service);
  return list && listed ? locationsAddress({ ...list, service: listed }) : null;
}
