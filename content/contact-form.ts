export const fieldLabels: Record<string, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  website: 'Website',
  service: 'Service',
  city: 'City',
  message: 'Message',
};

/** What a visitor may ask for beside the services (specification, section 3). */
export const otherOption = { value: 'other', label: 'Other' } as const;

/** Names that are longer in the form, and slugs that are shorter in what it stores. */
export const optionLabels: Record<string, string> = {
  PPC: 'PPC Management',
  'Site Speed': 'Site Speed Optimization',
};
export const optionValues: Record<string, string> = { 'content-strategy': 'content' };
