/** What the lists of the staff read from their addresses. */

export type Parameters = Record<string, string | string[] | undefined>;

export const SEARCH_MAXIMUM = 100;

/** Of a repeated parameter the first counts. */
export function firstOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Control characters and halves of a character are no text that a database could look for. */
export function readSearch(value: string): string {
  const printable = value.replace(/\p{Cc}/gu, ' ').trim();
  return printable.slice(0, SEARCH_MAXIMUM).toWellFormed().trim();
}

/** An address with those of the parameters that say something. */
export function addressWith(path: string, parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
