import * as z from '../../validation/zod';
import { cityPageFieldsSchema } from '../admin-schema';
import { MOST_PAGES } from './dry-run';

export const sheetPagesSchema = z.object({
  pages: z.array(z.object({ city: z.string().max(40), service: z.string().max(100) })).max(MOST_PAGES),
});
export const importSchema = z.object({ pages: z.array(cityPageFieldsSchema).min(1).max(MOST_PAGES) });
