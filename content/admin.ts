export type StaffPage = { name: string; path: string; isForOwners?: true };
export type StaffGroup = { name: string; pages: readonly StaffPage[] };

/** The pages of the staff area, in the order of its navigation. */
export const adminNavigation: readonly (StaffPage | StaffGroup)[] = [
  { name: 'Submissions', path: '/admin' },
  {
    name: 'Content',
    pages: [
      { name: 'Blog', path: '/admin/blog' },
      { name: 'City pages', path: '/admin/city-pages' },
      { name: 'Services', path: '/admin/services' },
      { name: 'Authors', path: '/admin/authors' },
      { name: 'Pictures', path: '/admin/pictures' },
      { name: 'Redirects', path: '/admin/redirects' },
    ],
  },
  { name: 'Site', path: '/admin/site', isForOwners: true },
  { name: 'People', path: '/admin/people', isForOwners: true },
  {
    name: 'Safety',
    pages: [
      { name: 'Activity', path: '/admin/activity' },
      { name: 'Bin', path: '/admin/bin' },
      { name: 'Audit', path: '/admin/audit' },
      { name: 'Speed', path: '/admin/vitals' },
      { name: 'Security', path: '/admin/security' },
    ],
  },
  { name: 'Account', path: '/admin/account' },
];
