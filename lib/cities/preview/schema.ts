import * as z from '../../validation/zod';
import { type CityPageFields, cityPageMaxima, emptyCityPage } from '../admin-schema';

const most = cityPageMaxima;
const typed = (maximum: number) => z.string().transform((text) => text.slice(0, maximum));
const many = <Item>(item: z.ZodType<Item>) => z.array(item).max(30);

/** The form as it is typed so far, finished or not. */
export const previewSchema = z.object({
  id: z.uuid().nullable(),
  fields: z
    .object({
      city: typed(most.city),
      state: typed(most.state),
      service_type: typed(most.service_type),
      meta_title: typed(most.meta_title),
      meta_description: typed(most.meta_description),
      h1_title: typed(most.h1_title),
      intro_paragraph: typed(most.intro_paragraph),
      services_offered: many(z.object({ title: typed(most.title), description: typed(most.description) })),
      faq: many(z.object({ question: typed(most.question), answer: typed(most.answer) })),
      testimonials: many(
        z.object({
          quote: typed(most.quote),
          author: typed(most.name),
          role: typed(most.name),
          company: typed(most.name),
          rating: typed(10),
          source: typed(most.source),
          is_sample: z.boolean(),
        }),
      ),
      is_sample: z.boolean(),
    })
    .transform((given): CityPageFields => ({ ...emptyCityPage, ...given })),
});
