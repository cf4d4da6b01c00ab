/** To be raised with every change of what is made of a text: HTML of an older version is made anew. A test says when. */
export const RENDERER = 1;
