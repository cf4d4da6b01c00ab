import type { CityPageFields } from '@/lib/cities/admin-schema';
import type { FieldLabels } from '../form/differences';

export const fieldLabels: FieldLabels<CityPageFields> = {
  ...{ city: 'City', state: 'State', service_type: 'Service', status: 'State of the page' },
  ...{ publish_at: 'Publish at', meta_title: 'Title in search results' },
  ...{ meta_description: 'Description in search results', h1_title: 'Heading', intro_paragraph: 'Text' },
  ...{ services_offered: 'What the work includes', faq: 'Questions and answers' },
  ...{ testimonials: 'Testimonials', latitude: 'Degrees north', longitude: 'Degrees east' },
  is_sample: 'Sample',
};
