const WELL_FORMED = /^[a-z]+(-[a-z]+){0,4}$/;
const MAX_LENGTH = 40;

/** Other names under which a city is searched, and the slug of its page (decision D1). */
const aliases: Record<string, string> = {
  bengaluru: 'bangalore',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  'new-delhi': 'delhi',
  gurugram: 'gurgaon',
  poona: 'pune',
  cochin: 'kochi',
  ernakulam: 'kochi',
  baroda: 'vadodara',
  benares: 'varanasi',
  banaras: 'varanasi',
  mysuru: 'mysore',
  mangaluru: 'mangalore',
  trivandrum: 'thiruvananthapuram',
  calicut: 'kozhikode',
  pondicherry: 'puducherry',
  vizag: 'visakhapatnam',
  allahabad: 'prayagraj',
};

export const aliasSlugs: readonly string[] = Object.keys(aliases);

export function isCitySlug(slug: string): boolean {
  return slug.length <= MAX_LENGTH && WELL_FORMED.test(slug);
}

/** The slug under which a city has its canonical page: an alias gives its primary, any other slug itself. */
export function primaryCitySlug(slug: string): string {
  return Object.hasOwn(aliases, slug) ? (aliases[slug] ?? slug) : slug;
}

/** "new-delhi" → "New Delhi". */
export function cityName(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Every slug under which a city is answered, its primary one first. */
export function citySlugs(primarySlug: string): string[] {
  return [primarySlug, ...Object.keys(aliases).filter((alias) => aliases[alias] === primarySlug)];
}

/** Every name of a city: "Bangalore" and "Bengaluru". */
export function cityNames(primarySlug: string): string[] {
  return citySlugs(primarySlug).map(cityName);
}

/** "New Delhi" → "new-delhi". */
export function citySlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
