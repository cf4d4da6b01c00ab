/** What people of the staff may do; docs/staff-area.md says what an editor may not. */
export const roles = [
  { value: 'owner', label: 'Owner' },
  { value: 'editor', label: 'Editor' },
] as const;
export type Role = (typeof roles)[number]['value'];

/** Whatever is not known is the lesser role. */
export const toRole = (value: unknown): Role => (value === 'owner' ? 'owner' : 'editor');
