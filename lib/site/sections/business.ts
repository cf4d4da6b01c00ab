import { env } from '../../env';
import { defineSection, type SectionValue } from '../section';

/** Until the owner says something else, what the settings of the server say. */
const defaults = {
  email: env.CONTACT_EMAIL,
  telephone: env.BUSINESS_TELEPHONE ?? '',
  street: env.BUSINESS_STREET ?? '',
  locality: env.BUSINESS_LOCALITY ?? '',
  region: env.BUSINESS_REGION ?? '',
  postalCode: env.BUSINESS_POSTAL_CODE ?? '',
  latitude: env.BUSINESS_LATITUDE ?? null,
  longitude: env.BUSINESS_LONGITUDE ?? null,
  openingHours: env.BUSINESS_OPENING_HOURS ?? '',
};

export const business = defineSection(defaults, {
  title: 'Contact and business data',
  about: 'How to reach the agency: in the footer, on the contact page, in forms and in the structured data.',
  group: 'The agency',
  page: '/contact',
  isSource: true,
  fields: {
    email: { kind: 'line', label: 'E-mail address', maximum: 254, format: 'email' },
    telephone: {
      kind: 'line',
      label: 'Telephone',
      maximum: 40,
      minimum: 0,
      format: 'telephone',
      hint: 'As people read it, such as 020 5550 1234. Machines get it with +91.',
    },
    street: {
      kind: 'line',
      label: 'Street and number',
      maximum: 200,
      minimum: 0,
      hint: 'The address is shown, and told to search engines, once street, city, state and PIN code are all there.',
    },
    locality: { kind: 'line', label: 'City', maximum: 100, minimum: 0 },
    region: { kind: 'line', label: 'State', maximum: 100, minimum: 0 },
    postalCode: { kind: 'line', label: 'PIN code', maximum: 20, minimum: 0 },
    latitude: {
      kind: 'number',
      label: 'Latitude',
      minimum: -90,
      maximum: 90,
      isOptional: true,
      hint: 'Such as 18.5204. For the structured data, beside a whole address.',
    },
    longitude: { kind: 'number', label: 'Longitude', minimum: -180, maximum: 180, isOptional: true },
    openingHours: {
      kind: 'line',
      label: 'Opening hours',
      maximum: 200,
      minimum: 0,
      format: 'hours',
      hint: 'As structured data has them: Mo-Fr 09:30-18:30, Sa 10:00-14:00',
    },
  },
});

export type Business = SectionValue<typeof business>;
