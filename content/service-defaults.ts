import { areas } from './areas';
import { type DefaultService, defaultServices } from './catalogue';
import { ecommerceSeo } from './ecommerce-seo';
import { generalWorks } from './general-city-page';
import { localSeo } from './local-seo';
import { priceLists } from './pricing';
import { serviceReasons } from './service-reasons';
import { serviceBullets, serviceDescriptions } from './services';
import type { StaticService } from './static-service';

/** What a service of a database that has no text for it says, by the columns of its row. */
export type ServiceDefaults = Record<string, unknown>;

/** The two whose pages have a layout of their own (specification, section 2.8). */
const pages: Partial<Record<DefaultService, StaticService>> = {
  'local-seo': localSeo,
  'ecommerce-seo': ecommerceSeo,
};

function layoutOf({ intro, approach, process, offer, closing, ...page }: StaticService): ServiceDefaults {
  return {
    meta_title: page.metaTitle,
    meta_description: page.description,
    hero_heading: page.heading,
    hero_subheading: page.lead,
    intro_heading: intro.heading,
    intro_text: intro.paragraphs.join('\n\n'),
    highlights: page.highlights,
    approach_heading: approach.heading,
    approach: approach.items,
    process_heading: process.heading,
    process_steps: process.steps,
    offer_heading: offer.heading,
    offers: offer.items,
    faq_heading: `Questions about ${page.name}`,
    faq: page.faq,
    closing_heading: closing.heading,
    closing_text: closing.text,
    closing_link: 'Get in Touch',
  };
}

function defaultsOf(slug: DefaultService): ServiceDefaults {
  const area = areas.find((known) => known.slug === slug);
  const page = pages[slug];
  const prices = priceLists[slug];
  return {
    service_description: serviceDescriptions[slug],
    icon: slug,
    bullets: serviceBullets[slug],
    area_name: area?.title,
    area_description: area?.description,
    area_topics: area?.topics,
    price_headline: prices?.headline,
    price_note: prices?.note,
    price_rows: prices?.rows,
    reasons: serviceReasons[slug],
    general_price: generalWorks[slug].price,
    general_offers: generalWorks[slug].offers,
    ...(page && layoutOf(page)),
  };
}

export const serviceDefaults: ReadonlyMap<string, ServiceDefaults> = new Map(
  defaultServices.map(({ slug }) => [slug, defaultsOf(slug)]),
);
