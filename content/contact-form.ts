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

/** What a visitor may ask for (specification, section 3). */
export const serviceOptions = [
  { value: 'seo', label: 'SEO' },
  { value: 'ppc', label: 'PPC Management' },
  { value: 'content', label: 'Content Strategy' },
  { value: 'site-speed', label: 'Site Speed Optimization' },
  { value: 'local-seo', label: 'Local SEO' },
  { value: 'ecommerce-seo', label: 'E-commerce SEO' },
  { value: 'other', label: 'Other' },
] as const;

export type ServiceOption = (typeof serviceOptions)[number]['value'];
