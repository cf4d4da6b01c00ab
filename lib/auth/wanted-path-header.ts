/** In which the middleware states the page of the staff area that is asked for, whatever the visitor sent under this name. */
export const WANTED_PATH = 'x-wanted-path';
