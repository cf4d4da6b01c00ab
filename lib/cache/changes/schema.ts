import * as z from '../../validation/zod';

/** A position in the record of changes, as the database writes it; anything else would be refused there. */
const position = z.string().regex(/^\d{1,19}:\d{1,19}:[\d,]*$/);
const names = z.array(z.string().max(500));

/** What was touched, and the addresses whose pages are no more. */
export const touchedSchema = z.object({ tags: names, gone: names });
export type Touched = z.infer<typeof touchedSchema>;

/** What read_content_changes() answers; where it is not complete, anything may have changed. */
export const changesSchema = touchedSchema.extend({ seen: position, complete: z.boolean() });
export type Changes = z.infer<typeof changesSchema>;
