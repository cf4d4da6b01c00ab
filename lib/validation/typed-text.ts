import { storableText } from './storable-text';
import * as z from './zod';

const count = new Intl.NumberFormat('en-IN');

/** A text of several lines, as it is stored; as long as the database takes. */
export function typedText(maximum: number) {
  return z
    .string()
    .transform((value) => storableText(value).trim())
    .refine((value) => value.length <= maximum, `Please write at most ${count.format(maximum)} characters.`);
}

export const typedLine = (maximum: number) =>
  typedText(maximum).transform((value) => value.replace(/\s+/g, ' ')) satisfies z.ZodType<string>;
