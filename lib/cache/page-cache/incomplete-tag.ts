/** Marks a page that was made without all that belongs in it. */
export const INCOMPLETE = 'incomplete';
