/** The language that the site is written in, and the country that it is for. */
export const locale = 'en-IN';
export const countryCode = 'IN';
