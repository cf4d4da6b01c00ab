import { defaultServices } from '@/content/catalogue';

/** A service as links name it. */
export type ServiceLink = {
  slug: string;
  name: string;
  /** Its place among the others; null as long as nobody has put them in order. */
  position: number | null;
  /** What pages that have not followed its last renaming still call it. */
  formerNames?: readonly string[];
};

/** What city pages may call a service. */
export const namesOf = ({ name, formerNames = [] }: ServiceLink): string[] => [name, ...formerNames];

/** Says whether a slug is that of a service. */
export type IsService = (slug: string) => boolean;

export function knows(services: readonly ServiceLink[]): IsService {
  const slugs = new Set(services.map(({ slug }) => slug));
  return (slug) => slugs.has(slug);
}

export const defaultLinks: readonly ServiceLink[] = defaultServices.map((service) => ({
  ...service,
  position: null,
}));

const places = new Map<string, number>(defaultServices.map(({ slug }, place) => [slug, place]));

/** The order of menus: that of the staff, or else the specified one (specification, section 2.2), the others after those. */
export function inMenuOrder<Item extends ServiceLink>(services: readonly Item[]): Item[] {
  const placeOf = ({ slug, position }: Item) => position ?? places.get(slug) ?? Number.POSITIVE_INFINITY;
  return services.toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'en-IN'));
}
