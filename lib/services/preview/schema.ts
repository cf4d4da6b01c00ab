import * as z from '../../validation/zod';
import { ofEach, type ServiceFields, serviceItems, serviceMaxima, serviceTexts } from '../admin-schema';

const typed = (maximum: number) => z.string().transform((text) => text.slice(0, maximum));
const many = <Item>(item: z.ZodType<Item>) => z.array(item).max(30);
const item = z.object({ title: typed(200), description: typed(serviceMaxima.item) });

/** The form as it is typed so far, finished or not. */
export const previewSchema = z.object({
  id: z.uuid().nullable(),
  fields: z.object({
    ...ofEach(serviceTexts, (name) => typed(serviceMaxima[name])),
    ...ofEach(serviceItems, () => many(item)),
    icon: typed(40),
    status: z.enum(['draft', 'published']),
    bullets: many(typed(200)),
    faq: many(z.object({ question: typed(300), answer: typed(3000) })),
    price_rows: many(z.object({ label: typed(100), value: typed(300) })),
  }) satisfies z.ZodType<ServiceFields>,
});
