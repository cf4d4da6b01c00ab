import 'server-only';
import { sessionClient } from '../supabase/session';
import type * as z from '../validation/zod';
import { ACTIVITY_A_PAGE, type ActivityListView, SYSTEM } from './list-view';
import {
  type ActivityEntry,
  ENTRY_COLUMNS,
  type entrySchema,
  type historySchema,
  type stateSchema,
  toEntries,
} from './schema';
import { type Change, toChange } from './values';

export type Person = { id: string; email: string };
export type ActivityList = { entries: ActivityEntry[]; people: Person[]; hasMore: boolean };

const MAX_STATES = 100;

/** A page of the log, the latest entry first, with everybody who stands in it. */
export async function listActivity(view: ActivityListView): Promise<ActivityList> {
  const [entries, people] = await Promise.all([readEntries(view), listPeople()]);
  return { entries: entries.slice(0, ACTIVITY_A_PAGE), people, hasMore: entries.length > ACTIVITY_A_PAGE };
}

async function readEntries({ person, kind, item, before }: ActivityListView): Promise<ActivityEntry[]> {
  let query = (await sessionClient())
    .from('activity')
    .select(ENTRY_COLUMNS)
    .order('id', { ascending: false })
    .limit(ACTIVITY_A_PAGE + 1);
  if (person) query = person === SYSTEM ? query.is('actor', null) : query.eq('actor', person);
  if (kind) query = query.eq('kind', kind);
  if (item) query = query.eq('item_id', item);
  if (before) query = query.lt('id', before);
  const { data } = await query.throwOnError();
  return toEntries(data);
}

async function listPeople(): Promise<Person[]> {
  const { data } = await (await sessionClient()).rpc('activity_people').throwOnError();
  return data.map(({ actor, email }) => ({ id: actor ?? '', email: email ?? '' }));
}

/** What one change made different. */
export async function readChange({ entry }: z.infer<typeof entrySchema>): Promise<Change | null> {
  const { data } = await (await sessionClient())
    .from('activity')
    .select('before, after')
    .eq('id', entry)
    .maybeSingle()
    .throwOnError();
  return data && toChange(asRow(data.before), asRow(data.after));
}

/** The changes of one item, the latest first. */
export async function listHistory({ kind, itemId }: z.infer<typeof historySchema>): Promise<ActivityEntry[]> {
  const { data } = await (await sessionClient())
    .from('activity')
    .select(ENTRY_COLUMNS)
    .eq('kind', kind)
    .eq('item_id', itemId)
    .neq('change', 'deleted')
    .order('id', { ascending: false })
    .limit(MAX_STATES)
    .throwOnError();
  return toEntries(data);
}

/** The row of an item as it was after an entry of the log, or before it. */
export async function readState({ entry, isBefore }: z.infer<typeof stateSchema>): Promise<unknown> {
  const { data } = await (await sessionClient())
    .rpc('activity_state', { entry_id: entry, before_it: isBefore })
    .throwOnError();
  return data;
}

function asRow(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
