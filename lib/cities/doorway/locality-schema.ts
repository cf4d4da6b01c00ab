import * as z from '../../validation/zod';
import { citySlug, isCitySlug } from '../city-slug';

const MAX_NAMES = 60;
const NAME = /^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+){0,3}$/u;

/** Places as a person lists them: one on each line, or with commas. */
export const localitiesSchema = z.object({
  city: z
    .string()
    .max(40)
    .refine((name) => isCitySlug(citySlug(name)), 'Please write the name of the city first.'),
  names: z
    .string()
    .max(5000)
    .transform((text) => {
      const names = text.split(/[\n,;]+/).map((name) => name.replace(/[-\s]+/g, ' ').trim());
      return [...new Set(names.filter((name) => name !== ''))];
    })
    .refine((names) => names.length > 0, 'Please write at least one place.')
    .refine((names) => names.length <= MAX_NAMES, `Please add at most ${MAX_NAMES} at once.`)
    .superRefine((names, context) => {
      const wrong = names.find((name) => !NAME.test(name) || name.length > 60);
      if (wrong === undefined) return;
      const message = `“${wrong.slice(0, 60)}” is no place: one to four words of letters and digits are, such as Sector 21.`;
      context.addIssue({ code: 'custom', message });
    }),
});
