import { below, toRegExp } from '../routes/pattern.ts';
import { areas, cityPageShapes, fixedPages, manyPages } from '../routes/table.ts';

/** Kinds of public pages, as visitors know them. */
export const pageKinds = [
  { value: 'home', label: 'Home' },
  { value: 'services', label: 'List of services' },
  { value: 'service', label: 'Service' },
  { value: 'city', label: 'City page' },
  { value: 'locations', label: 'Locations' },
  { value: 'blog', label: 'Blog, lists' },
  { value: 'post', label: 'Article' },
  { value: 'author', label: 'Author' },
  { value: 'contact', label: 'Contact' },
  { value: 'legal', label: 'Legal' },
  { value: 'other', label: 'Anything else' },
] as const;

export type PageKind = (typeof pageKinds)[number]['value'];

const { home, services, locations, blog, contact, privacyPolicy, terms } = fixedPages;
const FIXED = new Map<string, PageKind>([
  [home.path, 'home'],
  [services.path, 'services'],
  [locations.path, 'locations'],
  [blog.path, 'blog'],
  [contact.path, 'contact'],
  [privacyPolicy.path, 'legal'],
  [terms.path, 'legal'],
]);

/** The shape that any two words have is left out: a page there is known by the address that it is kept under. */
const CITY_PAGES = cityPageShapes.slice(0, 3).map((shape) => toRegExp(shape));

const { service, locationList, post, author } = manyPages;
type Matches = (path: string) => boolean;
const at = (pattern: string): Matches => {
  const shape = toRegExp(pattern);
  return (path) => shape.test(path);
};

const PATTERNS: readonly (readonly [matches: Matches, kind: PageKind])[] = [
  [below([areas.blogViews.path]), 'blog'],
  [below([areas.authorViews.path]), 'author'],
  [(path) => CITY_PAGES.some((shape) => shape.test(path)), 'city'],
  [at(service.path), 'service'],
  [at(locationList.path), 'locations'],
  [at(post.path), 'post'],
  [at(author.path), 'author'],
];

/** The kind of page at a path. */
export function pageKindOf(path: string): PageKind {
  return FIXED.get(path) ?? PATTERNS.find(([matches]) => matches(path))?.[1] ?? 'other';
}

const PARTS: readonly (readonly [matches: Matches, kind: string])[] = [
  [below([areas.admin.path]), 'admin'],
  [below([areas.api.path]), 'api'],
  [below([areas.preview.path]), 'preview'],
  [below([areas.images.path, `${areas.next.path}/image`]), 'picture'],
  [below([areas.next.path, areas.scripts.path, areas.flight.path, areas.sitemaps.path]), 'file'],
  [(path) => path.includes('.'), 'file'],
];

/** What a request is for, in one of some twenty words: never an address. */
export function requestKindOf(url: string): string {
  const [path = '/'] = url.split('?', 1);
  return PARTS.find(([matches]) => matches(path))?.[1] ?? pageKindOf(path);
}
