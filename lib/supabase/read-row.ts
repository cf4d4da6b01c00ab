import * as z from '../validation/zod';

/** Rows may be written by hand, so reading them never fails: what is of the wrong kind comes out empty (specification, section 3). */
export const textOrEmpty = z.string().catch('');

/** A list whose unusable items are left out; anything that is no list is an empty one. */
export function listOf<Item>(item: z.ZodType<Item>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry) => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** `{name, description}`, `{title, description}` or a bare text, as a titled text. */
export const titledText = z.union([
  z.string().transform((title) => ({ title, description: '' })),
  z
    .object({ name: z.unknown(), title: z.unknown(), description: textOrEmpty.default('') })
    .partial()
    .transform(({ name, title, description }) => ({
      title: typeof title === 'string' ? title : typeof name === 'string' ? name : '',
      description: description ?? '',
    })),
]);
