import type { ServiceFields } from '@/lib/services/admin-schema';
import type { FieldLabels } from '../form/differences';

export const fieldLabels: FieldLabels<ServiceFields> = {
  ...{
    service_name: 'Name',
    service_slug: 'Slug',
    service_description: 'Short description',
    icon: 'Drawing',
  },
  ...{
    status: 'State',
    bullets: 'Points in the list',
    meta_title: 'Meta title',
    meta_description: 'Meta description',
  },
  ...{ hero_heading: 'Headline', hero_subheading: 'Text below the headline' },
  ...{
    area_name: 'Name on the home page',
    area_description: 'Text on the home page',
    area_topics: 'Sub-topics',
  },
  ...{ intro_heading: 'Heading of the introduction', intro_text: 'Introduction', highlights: 'Highlights' },
  ...{
    approach_heading: 'Heading of the approach',
    approach: 'Approach',
    expertise_areas: 'Areas of expertise',
  },
  ...{ benefits: 'Why choose us', process_heading: 'Heading of the steps', process_steps: 'Steps' },
  ...{ offer_heading: 'Heading of the offer', offers: 'What can be booked' },
  ...{ faq_heading: 'Heading of the questions', faq: 'Questions', closing_heading: 'Closing heading' },
  ...{ closing_text: 'Closing text', closing_link: 'Closing button', price_headline: 'Price headline' },
  ...{ price_note: 'Note below it', price_rows: 'Price rows', reasons: 'Reasons on city pages' },
  ...{ general_price: 'End of the price sentence', general_offers: 'What the work includes' },
};
