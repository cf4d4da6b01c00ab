import { brand as defaults } from '@/content/brand';
import { defineSection, type SectionValue } from '../section';

export const brand = defineSection(defaults, {
  title: 'Brand',
  about: 'The name and what the agency is, on every page, in search results and in e-mails.',
  group: 'The agency',
  page: '/',
  isSource: true,
  fields: {
    name: {
      kind: 'line',
      label: 'Name',
      maximum: 60,
      minimum: 2,
      hint: 'Texts name it as {{brand}}, so that it changes everywhere at once.',
    },
    shortName: {
      kind: 'line',
      label: 'Short name',
      maximum: 12,
      hint: 'Below the icon on the home screen of a phone.',
    },
    tagline: { kind: 'line', label: 'Tagline', maximum: 120 },
    description: {
      kind: 'area',
      label: 'Description',
      maximum: 300,
      hint: 'In the footer, in the structured data of every page and in llms.txt.',
    },
    about: { kind: 'area', label: 'About, in one sentence', maximum: 200, hint: 'In the footer.' },
    areaServed: {
      kind: 'line',
      label: 'Area served',
      maximum: 60,
      hint: 'A country, as structured data names it.',
    },
    priceRange: {
      kind: 'line',
      label: 'Price range',
      maximum: 20,
      hint: 'In structured data: ₹, ₹₹ or ₹₹₹.',
    },
    logo: {
      kind: 'picture',
      label: 'Logo',
      isOptional: true,
      hint: 'Square, at least 192 pixels wide. In header and footer, as the icon of the site, and in structured data. Empty: the drawing that comes with the site.',
    },
    shareImage: {
      kind: 'picture',
      label: 'Picture for shared links',
      isOptional: true,
      hint: '1200 × 630 pixels. Chats and networks show it beside a link. Empty: the one that comes with the site, for as long as the name is the one drawn in it.',
    },
  },
});

export type Brand = SectionValue<typeof brand>;
