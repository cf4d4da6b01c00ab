/** The visible label of each field of the contact form. */
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
