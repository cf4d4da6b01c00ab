import { THE_SYSTEM } from '../activity/schema';
import { textOrEmpty } from '../supabase/read-row';
import * as z from '../validation/zod';

const entryRow = z
  .object({
    id: z.number(),
    at: z.string(),
    actor: z.string().nullable().catch(null),
    actor_email: textOrEmpty,
    kind: z.string(),
    item_id: z.string(),
    label: textOrEmpty,
  })
  .transform(({ id, actor, actor_email, item_id: itemId, ...entry }) => ({
    ...entry,
    id: String(id),
    itemId,
    who: actor ? actor_email || 'Somebody' : THE_SYSTEM,
  }));

/** Something that was deleted and can be brought back; `id` is the entry of the log. */
export type BinEntry = z.infer<typeof entryRow>;

export const toBinEntries = (rows: unknown): BinEntry[] => z.array(entryRow).parse(rows);

export const itemSchema = z.object({ kind: z.string().max(40), itemId: z.string().max(200) });

/** `notes` say what could not come back as it was. */
export const broughtBack = z.object({ label: textOrEmpty, notes: z.array(z.string()) });
export type BroughtBack = z.infer<typeof broughtBack>;
