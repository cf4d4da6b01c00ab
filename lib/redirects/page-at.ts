import { services } from '@/content/catalogue';
import { readLocationsAddress } from '../cities/locations-address';
import { parseCityPageAddress, routes } from '../routes';
import { isInArea } from '../routes/areas';
import { toRegExp } from '../routes/pattern';
import { files, fixedPages } from '../routes/table';

const FIXED: ReadonlyMap<string, string> = new Map([
  ...Object.values(fixedPages).map(({ path, name }) => [path, name] as const),
  ...services.map(({ slug, name }) => [routes.service(slug), `The page of ${name}`] as const),
]);
const FILES = files.map((file) => toRegExp(file));

/** What the site itself answers at a path; null where it answers nothing. Of articles and authors the database knows. */
export function pageAt(path: string): string | null {
  const fixed = FIXED.get(path);
  if (fixed) return fixed;
  if (parseCityPageAddress(path)) return 'A city page';
  if (readLocationsAddress(path)) return 'A list of cities';
  if (FILES.some((file) => file.test(path))) return 'A file of the site';
  return isInArea(path) ? 'A part of the site that is no page' : null;
}
