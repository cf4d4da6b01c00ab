/** The fields of an enquiry that a visitor sees; known without what checks them. */
export const contactFieldNames = [
  'name',
  'email',
  'phone',
  'company',
  'website',
  'service',
  'city',
  'message',
] as const;

export type ContactField = (typeof contactFieldNames)[number];
