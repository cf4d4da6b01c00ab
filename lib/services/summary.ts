import { defaultServices } from '@/content/catalogue';
import type { TitledText } from '@/content/types';
import { listOf, textOrEmpty, titledText } from '../supabase/read-row';
import * as z from '../validation/zod';
import { completeRow } from './complete-row';
import { type ServiceIcon, serviceIcon } from './icons';
import type { ServiceLink } from './link';

export const SUMMARY_COLUMNS =
  'service_slug, service_name, service_description, position, default_texts, icon, bullets, area_name, area_description, area_topics, updated_at';

/** How the home page speaks of a service. */
export type Area = TitledText & { topics: readonly TitledText[] };

export type ServiceSummary = ServiceLink & {
  icon: ServiceIcon;
  description: string;
  bullets: readonly string[];
  area: Area;
  /** Empty where nothing says so. */
  updatedAt: string;
};

const rowSchema = z.object({
  service_slug: textOrEmpty,
  service_name: textOrEmpty,
  service_description: textOrEmpty,
  position: z.number().nullable().catch(null),
  icon: textOrEmpty,
  bullets: listOf(z.string().min(1)),
  area_name: textOrEmpty,
  area_description: textOrEmpty,
  area_topics: listOf<TitledText>(titledText),
  updated_at: textOrEmpty,
});

export function toServiceSummary(row: object): ServiceSummary {
  const read = rowSchema.parse(completeRow(row));
  const name = read.service_name || read.service_slug;
  return {
    slug: read.service_slug,
    name,
    position: read.position,
    icon: serviceIcon(read.icon),
    description: read.service_description,
    bullets: read.bullets,
    area: {
      title: read.area_name || name,
      description: read.area_description || read.service_description,
      topics: read.area_topics.filter(({ title }) => title !== ''),
    },
    updatedAt: read.updated_at,
  };
}

/** What stands in the place of rows as long as there are none. */
export const defaultRows = defaultServices.map(({ slug, name }) => ({
  service_slug: slug,
  service_name: name,
  default_texts: slug,
}));

export const defaultSummaries: readonly ServiceSummary[] = defaultRows.map(toServiceSummary);
