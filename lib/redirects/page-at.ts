import { readLocationsAddress } from '../cities/locations-address';
import { parseCityPageAddress } from '../routes';
import { isInArea } from '../routes/areas';
import { toRegExp } from '../routes/pattern';
import { files, fixedPages, manyPages } from '../routes/table';
import type { IsService } from '../services/link';

const FIXED: ReadonlyMap<string, string> = new Map(
  Object.values(fixedPages).map(({ path, name }) => [path, name] as const),
);
const SERVICE = toRegExp(manyPages.service.path);
const FILES = files.map((file) => toRegExp(file));

/** What the site itself answers at a path; null where it answers nothing. Of articles and authors the database knows. */
export function pageAt(path: string, isService: IsService): string | null {
  const fixed = FIXED.get(path);
  if (fixed) return fixed;
  if (isService(SERVICE.exec(path)?.groups?.service ?? '')) return 'The page of a service';
  if (parseCityPageAddress(path, isService)) return 'A city page';
  if (readLocationsAddress(path, isService)) return 'A list of cities';
  if (FILES.some((file) => file.test(path))) return 'A file of the site';
  return isInArea(path) ? 'A part of the site that is no page' : null;
}
