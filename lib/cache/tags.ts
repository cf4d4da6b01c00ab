/** How long a public page may be served before it is rendered again, in seconds. */
export const REVALIDATE_SECONDS = 300;

/** Names of what cached pages depend on; the write path expires them. */
export const tags = {
  services: 'services',
  cities: 'cities',
  posts: 'posts',
  authors: 'authors',
  redirects: 'redirects',
} as const;

export type CacheTag = (typeof tags)[keyof typeof tags];
