/** The sections of the staff area, in the order of its navigation. */
export const adminNavigation = [
  { name: 'Submissions', path: '/admin' },
  { name: 'Account', path: '/admin/account' },
] as const;
