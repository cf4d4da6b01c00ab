/** What a page says of itself to the page cache, as a tag of its render (./mark-render.ts). */

/** It was made without all that belongs in it. */
export const INCOMPLETE = 'incomplete';
/** Anyone can invent an address like its own: a city without a row, a search, a topic. */
export const INVENTED = 'invented';
