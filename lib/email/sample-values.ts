import type { TemplateValues } from './template';

/** An invented enquiry for previews and test e-mails; the ampersand and the line break show how values are written. */
export const sampleValues: TemplateValues = {
  name: 'Priya Nair',
  email: 'priya.nair@example.com',
  phone: '+91 98765 43210',
  company: 'Nair & Daughters Spices',
  message: 'We sell spices from two shops in Kochi.\nCan you help people nearby to find us?',
  service_interest: 'Local SEO',
  city: 'Kochi',
};
