import { slugFrom } from '../blog/editor/text';
import { titleInResults } from '../search/seo/title';
import { defaultLinks } from '../services/link';
import type { CityPageFields } from './admin-schema';
import { citySlug } from './city-slug';
import { cityPageFacts } from './page-facts';
import type { CityPage } from './schema';

/** What the head of the page says with what is typed. */
export function typedFacts(fields: CityPageFields, siteName: string) {
  const name = fields.service_type;
  const known = defaultLinks.find((service) => service.name === name);
  const service = known ?? { slug: slugFrom(name), name, position: null };
  const page: CityPage = {
    city: fields.city || 'City',
    state: fields.state,
    h1: fields.h1_title,
    metaTitle: fields.meta_title,
    metaDescription: fields.meta_description,
    ...{ intro: [], servicesOffered: [], questions: [], testimonials: [] },
    ...{ isFallback: false, isIndexable: false, isSample: fields.is_sample, updatedAt: '' },
  };
  const facts = cityPageFacts(service, citySlug(page.city), page);
  return { ...facts, titleInResults: titleInResults(facts.title, siteName) };
}
