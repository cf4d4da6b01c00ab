type Kind = {
  /** As the log of the database calls it (supabase/migrations, log_activity). */
  value: string;
  label: string;
  /** Where the staff look at one. */
  address: (id: string) => string;
};

/** What the log of changes speaks of, in the order of its filter. */
export const activityKinds: readonly Kind[] = [
  { value: 'article', label: 'Article', address: (id) => `/admin/blog/${id}` },
  { value: 'author', label: 'Author', address: (id) => `/admin/authors/${id}` },
  { value: 'service', label: 'Service', address: (id) => `/admin/services/${id}` },
  { value: 'city page', label: 'City page', address: (id) => `/admin/city-pages/${id}` },
  { value: 'locality', label: 'Place of a city', address: () => '/admin/city-pages' },
  { value: 'site section', label: 'Site', address: (id) => `/admin/site/${id}` },
  { value: 'picture', label: 'Picture', address: () => '/admin/pictures' },
  { value: 'redirect', label: 'Redirect', address: () => '/admin/redirects' },
  { value: 'e-mail template', label: 'E-mail template', address: () => '/admin' },
  { value: 'person', label: 'Person', address: () => '/admin/people' },
];

/** A kind that only the database knows is called as it is there. */
export function kindOf(value: string): Kind {
  return (
    activityKinds.find((kind) => kind.value === value) ?? { value, label: value, address: () => '/admin' }
  );
}
