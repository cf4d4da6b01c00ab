import { normalisedPath } from '../routes';
import { isReadablePath } from '../routes/readable-path';

const ANY_SITE = 'http://site.invalid';
const MAX_LENGTH = 2048;

/** A path of this site as browsers ask for it and the site spells it; null when it is none. */
export function spelledAddress(text: string): { path: string; rest: string } | null {
  const address = text.trim();
  if (address.length > MAX_LENGTH || !/^\/[^\s\\]*$/.test(address)) return null;
  if (address.startsWith('//') || !URL.canParse(address, ANY_SITE)) return null;
  const { pathname, search, hash } = new URL(address, ANY_SITE);
  if (!isReadablePath(pathname)) return null;
  const path = normalisedPath(pathname.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase()));
  // "/.//host" is resolved to a path that browsers would read as another site.
  return path.startsWith('//') || path.length > MAX_LENGTH ? null : { path, rest: search + hash };
}

/**
 * An address of this site that no browser takes for another one, as the site spells it; null for any other. The
 * database has the same rule (is_own_address).
 */
export function ownAddress(text: string): string | null {
  const address = spelledAddress(text);
  if (!address || address.path.includes('//') || /%(2f|5c)/i.test(address.path)) return null;
  return address.path + address.rest;
}
