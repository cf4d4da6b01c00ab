import { normalisedPath } from '../routes';

const ANY_SITE = 'http://site.invalid';
const LONGEST = 2048;

/** A path of this site as browsers ask for it and the site spells it; null when it is none. */
export function spelledAddress(text: string): { path: string; rest: string } | null {
  const address = text.trim();
  if (address.length > LONGEST || !/^\/[^\s\\]*$/.test(address)) return null;
  if (address.startsWith('//') || !URL.canParse(address, ANY_SITE)) return null;
  const { pathname, search, hash } = new URL(address, ANY_SITE);
  if (!isReadable(pathname)) return null;
  const path = normalisedPath(pathname.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase()));
  // "/.//host" is resolved to a path that browsers would read as another site.
  return path.startsWith('//') || path.length > LONGEST ? null : { path, rest: search + hash };
}

/** Whether the escapes make up a text. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
