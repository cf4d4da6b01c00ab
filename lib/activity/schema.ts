import { textOrEmpty } from '../supabase/read-row';
import * as z from '../validation/zod';

export const ENTRY_COLUMNS = 'id, at, actor, actor_email, kind, item_id, label, change, fields';

export const THE_SYSTEM = 'The system';

const entryRow = z
  .object({
    id: z.number(),
    at: z.string(),
    actor: z.string().nullable().catch(null),
    actor_email: textOrEmpty,
    kind: z.string(),
    item_id: z.string(),
    label: textOrEmpty,
    change: z.enum(['created', 'changed', 'deleted', 'restored']),
    fields: z.array(z.string()).catch([]),
  })
  .transform(({ actor, actor_email, item_id: itemId, ...entry }) => ({
    ...entry,
    itemId,
    who: actor ? actor_email || 'Somebody' : THE_SYSTEM,
  }));

/** One change: who did what to which item. `fields` are the columns that changed. */
export type ActivityEntry = z.infer<typeof entryRow>;

export const toEntries = (rows: unknown): ActivityEntry[] => z.array(entryRow).parse(rows);

export const historySchema = z.object({ kind: z.string().max(40), itemId: z.string().max(200) });

/** The state after an entry of the log, or before it. */
export const stateSchema = z.object({ entry: z.int().positive(), isBefore: z.boolean() });

export const entrySchema = z.object({ entry: z.int().positive() });
