type Section = { name: string; path: string; isForOwners?: true };

/** The sections of the staff area, in the order of its navigation. */
export const adminNavigation: readonly Section[] = [
  { name: 'Submissions', path: '/admin' },
  { name: 'Blog', path: '/admin/blog' },
  { name: 'Authors', path: '/admin/authors' },
  { name: 'Pictures', path: '/admin/pictures' },
  { name: 'Redirects', path: '/admin/redirects' },
  { name: 'Services', path: '/admin/services' },
  { name: 'City pages', path: '/admin/city-pages' },
  { name: 'Site', path: '/admin/site', isForOwners: true },
  { name: 'Activity', path: '/admin/activity' },
  { name: 'Bin', path: '/admin/bin' },
  { name: 'Audit', path: '/admin/audit' },
  { name: 'Security', path: '/admin/security' },
  { name: 'People', path: '/admin/people', isForOwners: true },
  { name: 'Account', path: '/admin/account' },
];
