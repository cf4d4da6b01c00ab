/** The limits of the protocol (sitemaps.org): addresses in a file, and bytes. */
export const MOST_ADDRESSES = 50_000;
export const MOST_BYTES = 50 * 1024 * 1024;

/** So many on average. Entries of at most 1,000 bytes then make less than 10 MB, however the ids happen to lie. */
const ADDRESSES_A_FILE = 8_000;
const IDS = 2 ** 32;

/** The rows whose ids lie in a stretch of all ids; without an end, up to the last. */
export type IdRange = { from: string; before: string | null };

/** In how many files so many addresses are listed. */
export const partsFor = (addresses: number) => Math.ceil(addresses / ADDRESSES_A_FILE);

/**
 * The ids of a part, counted from 1. Ids are random, so that equal stretches of them hold about as many rows each: where a part
 * begins is known without counting those before it.
 */
export function idsOfPart(part: number, parts: number): IdRange {
  return { from: bound(part - 1, parts), before: part < parts ? bound(part, parts) : null };
}

const bound = (part: number, parts: number) =>
  `${Math.floor((part * IDS) / parts)
    .toString(16)
    .padStart(8, '0')}-0000-0000-0000-000000000000`;
